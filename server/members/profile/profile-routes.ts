import type { FastifyInstance } from 'fastify'
import * as profile from '../../../contract/profile.ts'
import { serve } from '../../platform/http/serve.ts'
import { updateEmail, updatePassword } from '../sign-in/credentials.ts'
import { cancelDeletion, requestDeletion } from './deletion.ts'
import type { HidingDeps } from './deletion.ts'
import { serveOwnData } from './own-data.ts'
import type { OwnDataDeps } from './own-data.ts'
import { thenMail } from '../mail/then-mail.ts'
import type { MailingDeps } from '../mail/then-mail.ts'
import { updateUser } from './profile.ts'
import { endOwnOtherSessions, endOwnSession } from '../sessions/sessions.ts'
import { getOwnSessions } from './user.ts'

/** The calls by which members see and change their own account. */
export function registerProfile(app: FastifyInstance, deps: OwnDataDeps & HidingDeps & MailingDeps): void {
  const domain = { app, deps }
  serve(domain, profile.updateUser, updateUser)
  serve(domain, profile.updatePassword, thenMail(updatePassword))
  serve(domain, profile.updateEmail, thenMail(updateEmail))
  serve(domain, profile.getSessions, getOwnSessions)
  serve(domain, profile.endSession, endOwnSession)
  serve(domain, profile.endOtherSessions, endOwnOtherSessions)
  serveOwnData(app, deps)
  serve(domain, profile.requestDeletion, thenMail(requestDeletion))
  serve(domain, profile.cancelDeletion, cancelDeletion)
}
