import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/members.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { serve } from '../platform/http/serve.ts'
import { laterProvider } from './social/later-provider.ts'
import { registerPaper } from './paper/paper.ts'
import { registerProfile } from './profile/profile-routes.ts'
import type { HidingDeps } from './profile/deletion.ts'
import type { OwnDataDeps } from './profile/own-data.ts'
import { mailMeasure } from './mail/mail-measure.ts'
import { thenMail } from './mail/then-mail.ts'
import type { MailingDeps } from './mail/then-mail.ts'
import { getOptions } from './sign-in/options.ts'
import { sendCode } from './sign-in/send-code.ts'
import { refreshSession } from './sessions/refreshing.ts'
import { endSession } from './sessions/sessions.ts'
import type { LeavingDeps } from './sessions/sessions.ts'
import * as signIn from './sign-in/sign-in.ts'
import * as social from './social/social.ts'
import { takeBackEmail } from './sign-in/take-back.ts'
import { sweep } from './sweep.ts'
import { registerCompany } from './company/company-routes.ts'
import { registerStaff } from './staff/staff-routes.ts'
import type { StaffDeps } from './staff/deps.ts'
import { registerUploads } from './profile/upload-routes.ts'
import type { UploadDeps } from './profile/uploads.ts'
import { getMember } from './profile/user.ts'

/** The dependencies of all calls of this domain. */
export type MembersDeps = UploadDeps & OwnDataDeps & HidingDeps & LeavingDeps & MailingDeps & StaffDeps

/** Serves signing in, sessions, profile, company and the staff's calls on members. */
export function registerMembers(app: FastifyInstance, deps: MembersDeps, queue: Pick<Queue, 'hourly'>): void {
  const { settings, onMail, onLeaving } = deps
  queue.hourly('members', async () => {
    for (const memberId of await sweep({ ...deps, db: patientOn(deps.db) })) await onLeaving(memberId)
    onMail()
  })

  app.measures.push(mailMeasure(deps.db))
  const provider = settings.social && laterProvider(settings.social, deps)
  const domain = { app, deps: { ...deps, provider } }
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
  registerProfile(app, deps)
  registerUploads(app, deps)
  registerPaper(app, deps)
  registerCompany(app, deps)
  registerStaff(app, deps)
}
