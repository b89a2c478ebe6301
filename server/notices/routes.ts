import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/notices.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { serve } from '../platform/http/serve.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { tellOfCertificates } from './certificates.ts'
import { mailNotices } from './digests.ts'
import type { NoticeDigestDeps } from './digests.ts'
import { getPageOfNotices, getUnread, markNoticesRead } from './notices.ts'
import { getSettings, updateSettings } from './settings.ts'
import { sweepNotices } from './sweep.ts'

/** The calls on members' notices and their settings. */
export function registerNotices(app: FastifyInstance, deps: NoticeDigestDeps, queue: Pick<Queue, 'hourly'>): void {
  const patient = { ...deps, db: patientOn(deps.db) }
  queue.hourly('certificate-notices', () => tellOfCertificates(patient))
  queue.hourly('notice-mails', () => mailNotices(patient))
  queue.hourly('notices', () => sweepNotices(patient))
  const domain = { app, deps }

  serve(domain, calls.getNoticePage, getPageOfNotices)
  serve(domain, calls.getUnreadNotices, getUnread)
  serve(domain, calls.readNotices, markNoticesRead)
  serve(domain, calls.getNoticeSettings, getSettings)
  serve(domain, calls.updateNoticeSettings, updateSettings)
}
