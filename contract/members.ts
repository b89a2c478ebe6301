import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { nameTo } from './names.ts'

/** Social login of the specification: an OpenID Connect provider. */
export const SOCIAL_TYPE = 35

/**
 * The form of an email address: exactly one mailbox, without the characters by which mail programs separate, name or comment
 * addresses. Only a mail shows whether the mailbox exists.
 */
export const EMAIL = /^[^\s\p{C}@<>()[\],;:\\"]+@[^\s\p{C}@<>()[\],;:\\"]+\.[^\s\p{C}@<>()[\],;:\\".]+$/u

/** An address as it is meant: a Chinese keyboard's full-width letters and signs are plain ones, and its `。` is the point of a domain. */
export function addressOf(typed: string): string {
  return typed.trim().normalize('NFKC').replaceAll('。', '.')
}

/** A typed address; where an account is created, one longer than the login form's limit is refused. */
export const email = z.string().overwrite(addressOf).max(254).regex(EMAIL, { abort: true })
export const password = z.string().min(1).max(200)
export const code = z.string().trim().min(1).max(20)
/** Accepted and stored with the session; no other effect. */
const loginType = z.union([z.string().max(20), z.number()]).optional()

export const tokens = z.object({
  userId: id,
  accessToken: z.string(),
  refreshToken: z.string(),
  /** When the access token ends, in epoch milliseconds. */
  expiresTime: z.number().int(),
  /** The member's id at the social provider; empty without one. */
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
  summary: 'Sign in with email and a code that was sent there',
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
  summary: 'Create an account for an address with a code that was sent there, and sign in',
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

/** How long the former address of an account may take it back. */
export const HOURS_TO_TAKE_BACK = 72

export const takeBackEmail = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/take-back-email',
  access: 'public',
  summary:
    'Set an account back to its former address, with the token of the mail there and a new password; ends every session, once',
  input: z.object({ token: z.string().min(1).max(200), password }),
  output: z.object({
    /** The address of the account from now on. */
    email: z.string(),
  }),
})

const socialType = z.coerce.number<string | number>().int()

export const getSocialRedirect = endpoint({
  method: 'GET',
  path: '/app-api/member/auth/social-auth-redirect',
  access: 'public',
  summary: 'The address for signing in at a social provider',
  input: z.object({ type: socialType, redirectUri: z.string().max(2000) }),
  output: z.string(),
})

export const signInBySocial = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/social-login',
  access: 'public',
  summary: 'Sign in with the social provider’s answer; the first time with the policy accepted',
  isServedInDemoMode: true,
  input: z.object({
    type: socialType,
    code: z.string().min(1).max(2000),
    state: z.string().min(1).max(200),
    /** The issuer of the code, if the provider names it (RFC 9207). */
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
  summary: 'New tokens for a refresh token, which can be used once',
  isServedInDemoMode: true,
  input: z.object({ refreshToken: z.string().min(1).max(200) }),
  output: tokens,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/app-api/member/auth/logout',
  access: 'public',
  summary: 'End the session of the given token; always true',
  isServedInDemoMode: true,
  input: z.object({}),
  output: z.literal(true),
})

/** 2 is the staff, editors included; roles decide the permissions. */
export const userTypes = { member: 1, operator: 2 } as const
const userType = z.literal([1, 2])

export const getSignInOptions = endpoint({
  method: 'GET',
  path: '/app-api/member/auth/options',
  access: 'public',
  summary:
    'The ways to sign in: limits of the form in characters, social providers, and demonstration accounts if there are any',
  input: z.object({}),
  output: z.object({
    limits: z.object({ email: z.number().int(), code: z.number().int(), password: z.number().int() }),
    social: z.array(z.object({ type: z.number().int(), name: z.string() })),
    demo: z.array(z.object({ email: z.string(), password: z.string(), userType })).optional(),
    /** Whether all other writes are refused (901). */
    demoMode: z.boolean(),
  }),
})
export type SignInOptions = z.output<typeof getSignInOptions.output>

export const getUser = endpoint({
  method: 'GET',
  path: '/app-api/member/user/get',
  access: 'member',
  summary: 'The signed-in member',
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
    /** Whether a password is set: then changing it needs the old one. */
    hasPassword: z.boolean(),
    /** Whether their use is counted in the analysis, which names nobody. */
    isCounted: z.boolean(),
    /** Epoch milliseconds. */
    createTime: z.number().int(),
    /** When the account will be deleted, in epoch milliseconds; null: it stays. */
    deleteTime: z.number().int().nullable(),
  }),
})
export type User = z.output<typeof getUser.output>

/** The limits of a new password, whatever the login form accepts. */
export const NEW_PASSWORD = { least: 6, most: 20 } as const
