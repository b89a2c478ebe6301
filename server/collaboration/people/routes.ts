import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import { thenMail } from '../../members/mail/then-mail.ts'
import type { Queue } from '../../platform/jobs/queue.ts'
import { serve } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import { acceptInvitation, declineInvitation } from './answering.ts'
import { leaveThing, removePerson, updateRight } from './changing.ts'
import { transferThing } from './transfer-thing.ts'
import { invitePerson } from './invite.ts'
import type { InvitingDeps } from './mailing.ts'
import { getOwnedWithOthers } from './owned.ts'
import { getPeople } from './people.ts'
import { getInvitation, getReceivedInvitations } from './received.ts'
import { sendInvitationAgain, takeInvitationBack } from './sent-invitations.ts'
import { sweepInvitations } from './sweep.ts'

/** Collaborators and invitations. */
export function servePeople(app: FastifyInstance, deps: InvitingDeps, queue: Pick<Queue, 'hourly'>): void {
  queue.hourly('invitations', async () => sweepInvitations({ ...deps, db: patientOn(deps.db) }))
  const domain = { app, deps }
  serve(domain, calls.getPeople, getPeople)
  serve(domain, calls.invitePerson, thenMail(invitePerson))
  serve(domain, calls.takeInvitationBack, takeInvitationBack)
  serve(domain, calls.sendInvitationAgain, thenMail(sendInvitationAgain))
  serve(domain, calls.getReceivedInvitations, getReceivedInvitations)
  serve(domain, calls.getInvitation, getInvitation)
  serve(domain, calls.acceptInvitation, acceptInvitation)
  serve(domain, calls.declineInvitation, declineInvitation)
  serve(domain, calls.updateRight, updateRight)
  serve(domain, calls.removePerson, removePerson)
  serve(domain, calls.leaveThing, leaveThing)
  serve(domain, calls.transferThing, transferThing)
  serve(domain, calls.getOwnedWithOthers, getOwnedWithOthers)
}
