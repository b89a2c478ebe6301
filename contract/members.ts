import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { nameTo } from './names.ts'

/** Social login of the specification: an OpenID Connect provider. */
export const SOCIAL_TYPE = 35

/**
 * What passes for an address: one mailbox and nothing else, without the signs by which mail programs part addresses, name
 * them or comment on them. Whether there is such a mailbox only a mail tells.
 */
export const EMAIL = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+\.[^\s\p{C}@<>()[\],;:\\".]+$/u

/** An address as it is typed; what is longer than the login form takes is refused where an account begins. */
export const email = z.string().trim().max(254).regex(EMAIL, { abort: true })
export const password = z.string().min(1).max(200)
export const code = z.string().trim().min(1).max(20)
/** Accepted and kept with the session; without other effect. */
const loginType = z.union([z.string().max(20), z.number()]).optional()

export const tokens = z.object({
  userId: id,
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in epoch milliseconds. */
  expiresTime: z.number().int(),
  /** The member at the social provider; empty without one. */
  openid: z.string(),
})
export type Tokens = z.output<typeof tokens>

export const signInByPassword = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/email-login',
  access: 'public',
  summary: 'Sign in with email and password',
  isServedInDemoMode: true,
  input: z.object({ email, password, loginType }),
  output: tokens,
})

export const signInByCode = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/email-code-login',
  access: 'public',
  summary: 'Sign in with email and the code that was sent there',
  isServedInDemoMode: true,
  input: z.object({ email, code, loginType }),
  output: tokens,
})

export const LONGEST_NICKNAME = 30
export const nickname = nameTo(LONGEST_NICKNAME)

export const register = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/register',
  access: 'public',
  summary: 'Make an account for an address that a code was sent to, and sign in',
  input: z.object({
    email,
    code,
    nickname,
    password: password.optional(),
    policyAccepted: z.literal(true),
    loginType,
  }),
  output: tokens,
})

export const SCENES = { signIn: 1, resetPassword: 2 } as const

export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/send-email-code',
  access: 'public',
  summary: 'Send a code of six digits: scene 1 to sign in, register or change the address, 2 to set a new password',
  isServedInDemoMode: true,
  input: z.object({ email, scene: z.coerce.number<string | number>().pipe(z.literal([1, 2])) }),
  output: z.literal(true),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/reset-password',
  access: 'public',
  summary: 'Set a new password with a code of scene 2; ends every other session',
  input: z.object({ email, code, password }),
  output: z.literal(true),
})

/** For so long whoever has the former mailbox of an account may set that address back. */
export const HOURS_TO_TAKE_BACK = 72

export const takeBackEmail = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/take-back-email',
  access: 'public',
  summary:
    'Set an account back to its former address, with what the mail there holds and a new password; ends every session, once',
  input: z.object({ token: z.string().min(1).max(200), password }),
  output: z.object({
    /** That of the account from now on. */
    email: z.string(),
  }),
})

const socialType = z.coerce.number<string | number>().int()

export const getSocialRedirect = endpoint({
  method: 'GET',
  path: '/app-api/member/auth/social-auth-redirect',
  access: 'public',
  summary: 'Where the browser goes to sign in at a social provider',
  input: z.object({ type: socialType, redirectUri: z.string().max(2000) }),
  output: z.string(),
})

export const signInBySocial = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/social-login',
  access: 'public',
  summary: 'Sign in with what the social provider answered; the first time with the policy accepted',
  isServedInDemoMode: true,
  input: z.object({
    type: socialType,
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    /** Who gave the code, where the provider says so beside it (RFC 9207). */
    iss: z.string().max(2000).optional(),
    policyAccepted: z.boolean().optional(),
    loginType,
  }),
  output: tokens,
})

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/refresh-token',
  access: 'public',
  inputIn: 'query',
  summary: 'New tokens for a refresh token, which is used up by it',
  isServedInDemoMode: true,
  input: z.object({ refreshToken: z.string().min(1).max(200) }),
  output: tokens,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/logout',
  access: 'public',
  summary: 'End the session of the token that is sent; true, whatever that is',
  isServedInDemoMode: true,
  input: z.object({}),
  output: z.literal(true),
})

/** 2 is the staff, editors included; roles decide. */
export const userTypes = { member: 1, operator: 2 } as const
const userType = z.literal([1, 2])

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/app-api/member/auth/options',
  access: 'public',
  summary:
    'How one can sign in: limits of the form in characters, social providers, and demonstration accounts where there are any',
  input: z.object({}),
  output: z.object({
    limits: z.object({ email: z.number().int(), code: z.number().int(), password: z.number().int() }),
    social: z.array(z.object({ type: z.number().int(), name: z.string() })),
    demo: z.array(z.object({ email: z.string(), password: z.string(), userType })).optional(),
    /** Whether whatever else writes is refused (901). */
    demoMode: z.boolean(),
  }),
})
export type SignInOptions = z.output<typeof getSignInOptions.output>

export const getUser = endpoint({
  method: 'GET',
  path: '/app-api/member/user/get',
  access: 'member',
  summary: 'The member who is signed in',
  input: z.object({}),
  output: z.object({
    id,
    nickname: z.string(),
    /** An address of a picture; null: the default one. */
    avatar: z.string().nullable(),
    mobile: z.string().nullable(),
    email: z.string(),
    /** 1 man, 2 woman. */
    sex: z.literal([1, 2]).nullable(),
    openid: z.string(),
    /** 1 member, 2 operator. */
    userType,
    username: z.string(),
    department: z.string().nullable(),
    positions: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    /** Whether a password is set: then changing it takes the old one. */
    hasPassword: z.boolean(),
    /** Whether what they do is counted in the analysis of use, which names nobody. */
    isCounted: z.boolean(),
    /** Epoch milliseconds. */
    createTime: z.number().int(),
    /** When the account will be deleted, in epoch milliseconds; null: it stays. */
    deleteTime: z.number().int().nullable(),
  }),
})
export type User = z.output<typeof getUser.output>

/** Longest and shortest new password, whatever the login form takes. */
export const NEW_PASSWORD = { least: 6, most: 20 } as const
