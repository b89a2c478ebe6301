import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/members-kept.ts'
import { serveFile } from '../../platform/http/files.ts'
import { serve } from '../../platform/http/serve.ts'
import { thenMail } from '../mail/then-mail.ts'
import type { MailingDeps } from '../mail/then-mail.ts'
import { fileSentDocument, judge } from './judging.ts'
import { getKept } from './kept-member.ts'
import { lock, unlock } from './locking.ts'
import { getPageOfMembers } from './member-page.ts'
import type { StaffDeps } from './deps.ts'
import { resend } from './resending.ts'
import { setRole } from './roles.ts'
import { endSessions } from './signing-out.ts'

/** The operators' calls on members. */
export function registerStaff(app: FastifyInstance, deps: StaffDeps & MailingDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getMemberPage, getPageOfMembers)
  serve(domain, calls.getKeptMember, getKept)
  serve(domain, calls.lockMember, thenMail(lock))
  serve(domain, calls.unlockMember, thenMail(unlock))
  serve(domain, calls.setMemberRole, thenMail(setRole))
  serve(domain, calls.endMemberSessions, endSessions)
  serve(domain, calls.resendMail, thenMail(resend))
  serve(domain, calls.judgeCompany, thenMail(judge))
  serveFile(domain, calls.getMemberDocument, fileSentDocument)
}
