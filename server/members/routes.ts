import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/members.ts'
import { hourly } from '../platform/hourly.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { serve } from '../platform/http/serve.ts'
import { laterProvider } from './social/later-provider.ts'
import { registerProfile } from './profile/profile-routes.ts'
import type { HidingParts } from './profile/deletion.ts'
import type { OwnDataParts } from './profile/own-data.ts'
import { thenMail } from './mail/then-mail.ts'
import type { MailingParts } from './mail/then-mail.ts'
import { getOptions } from './sign-in/options.ts'
import { sendCode } from './sign-in/send-code.ts'
import { refreshSession } from './sessions/refreshing.ts'
import { endSession } from './sessions/sessions.ts'
import type { LeavingParts } from './sessions/sessions.ts'
import * as signIn from './sign-in/sign-in.ts'
import * as social from './social/social.ts'
import { takeBackEmail } from './sign-in/take-back.ts'
import { sweep } from './sweep.ts'
import { registerCompany } from './company/company-routes.ts'
import { registerStaff } from './staff/staff-routes.ts'
import type { StaffParts } from './staff/parts.ts'
import { registerUploads } from './profile/upload-routes.ts'
import type { UploadParts } from './profile/uploads.ts'
import { getMember } from './profile/user.ts'

/** What the room of members works with, and how it reaches others. */
export type MembersParts = UploadParts & OwnDataParts & HidingParts & LeavingParts & MailingParts & StaffParts

/** The calls of signing in, and of who is signed in. */
export function registerMembers(app: FastifyInstance, parts: MembersParts): void {
  const { settings, onMail, onLeaving } = parts
  hourly(app, async () => {
    for (const memberId of await sweep({ ...parts, db: patientOn(parts.db) })) onLeaving(memberId)
    onMail()
  })

  const provider = settings.social && laterProvider(settings.social, parts)
  const domain = { app, parts: { ...parts, provider } }
  serve(domain, calls.signInByPassword, signIn.signInByPassword)
  serve(domain, calls.signInByCode, signIn.signInByCode)
  serve(domain, calls.register, signIn.register)
  serve(domain, calls.sendEmailCode, thenMail(sendCode))
  serve(domain, calls.resetPassword, thenMail(signIn.resetPassword))
  serve(domain, calls.takeBackEmail, thenMail(takeBackEmail))
  serve(domain, calls.getSocialRedirect, social.getSocialRedirect)
  serve(domain, calls.signInBySocial, social.signInBySocial)
  serve(domain, calls.refreshTokens, refreshSession)
  serve(domain, calls.signOut, endSession)
  serve(domain, calls.getSignInOptions, getOptions)

  serve(domain, calls.getUser, getMember)
  registerProfile(app, parts)
  registerUploads(app, parts)
  registerCompany(app, parts)
  registerStaff(app, parts)
}
