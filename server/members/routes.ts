import type { FastifyInstance } from 'fastify'
import {
  getSignInOptions,
  getSocialRedirect,
  getUser,
  refreshTokens,
  register,
  resetPassword,
  SOCIAL_TYPE,
  sendEmailCode,
  signInByCode,
  signInByPassword,
  signInBySocial,
  signOut,
} from '../../contract/members.ts'
import { hourly } from '../platform/hourly.ts'
import { serve } from '../platform/http/http.ts'
import { findDemonstrationAccounts } from './sign-in/demonstration-accounts.ts'
import { createOpenIdProvider } from './social/openid-provider.ts'
import { registerProfile } from './profile/profile-routes.ts'
import type { MemberNeighbours } from './profile/profile-routes.ts'
import { sendCode } from './sign-in/send-code.ts'
import { refreshSession } from './sessions/refreshing.ts'
import { endSessionOf } from './sessions/sessions.ts'
import * as signIn from './sign-in/sign-in.ts'
import * as social from './social/social.ts'
import { sweep } from './sweep.ts'
import { registerUploads } from './profile/upload-routes.ts'
import type { UploadParts } from './profile/uploads.ts'
import { getMember } from './profile/user.ts'

/** The calls of signing in, and of who is signed in. */
export function registerMembers(app: FastifyInstance, parts: UploadParts, neighbours: MemberNeighbours): void {
  const { settings } = parts
  const { onMail, onLeaving } = neighbours
  const socialParts = { ...parts, provider: settings.social && createOpenIdProvider(settings.social, parts) }
  hourly(app, async () => {
    for (const memberId of await sweep(parts)) onLeaving(memberId)
    onMail()
  })

  serve(app, signInByPassword, (input, context) => signIn.signInByPassword(parts, input, context))
  serve(app, signInByCode, (input, context) => signIn.signInByCode(parts, input, context))
  serve(app, register, (input, context) => signIn.register(parts, input, context))
  serve(app, sendEmailCode, async (input, context) => {
    await sendCode(parts, input, context)
    onMail()
    return true as const
  })
  serve(app, resetPassword, async (input, context) => {
    await signIn.resetPassword(parts, input, context)
    onMail()
    return true as const
  })
  serve(app, getSocialRedirect, (input, context) => social.getSocialRedirect(socialParts, input, context))
  serve(app, signInBySocial, (input, context) => social.signInBySocial(socialParts, input, context))
  serve(app, refreshTokens, ({ refreshToken }) => refreshSession(parts, refreshToken))
  serve(app, signOut, async (_input, { accessToken }) => {
    const memberId = accessToken && (await endSessionOf(parts, accessToken))
    if (memberId) onLeaving(memberId)
    return true as const
  })
  serve(app, getSignInOptions, async () => ({
    limits: settings.loginLimits,
    social: settings.social ? [{ type: SOCIAL_TYPE, name: settings.social.name }] : [],
    demo: await findDemonstrationAccounts(parts),
    demoMode: settings.isDemoMode,
  }))

  serve(app, getUser, (_input, { caller }) => getMember(parts, caller.memberId))
  registerProfile(app, parts, neighbours)
  registerUploads(app, parts)
}
