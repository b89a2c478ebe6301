import type { FastifyInstance } from 'fastify'
import * as profile from '../../../contract/profile.ts'
import { serve } from '../../platform/http/http.ts'
import { updateEmail, updatePassword } from '../sign-in/credentials.ts'
import { cancelDeletion, requestDeletion } from './deletion.ts'
import { getOwnData } from './own-data.ts'
import type { OwnElsewhere } from './own-data.ts'
import type { MemberParts } from '../parts.ts'
import { updateUser } from './profile.ts'
import { endOwnOtherSessions, endOwnSession } from '../sessions/sessions.ts'
import { getOwnSessions } from './user.ts'

/** How the room of members reaches others. */
export interface MemberNeighbours {
  /** Told that a mail waits to be sent. */
  onMail: () => void
  /** Told that a member has signed out somewhere, or that their account has been deleted. */
  onLeaving: (memberId: string) => void
  /** What other rooms keep of a member. */
  collectElsewhere: (memberId: string) => Promise<OwnElsewhere>
}

/** What members see and change of their own account. */
export function registerProfile(
  app: FastifyInstance,
  parts: MemberParts,
  { onMail, collectElsewhere }: Pick<MemberNeighbours, 'onMail' | 'collectElsewhere'>,
): void {
  const thenMail = async <Answer>(answer: Promise<Answer>): Promise<Answer> => answer.finally(onMail)

  serve(app, profile.updateUser, (input, context) => updateUser(parts, input, context))
  serve(app, profile.updatePassword, (input, context) => thenMail(updatePassword(parts, input, context)))
  serve(app, profile.updateEmail, (input, context) => thenMail(updateEmail(parts, input, context)))
  serve(app, profile.getSessions, (_input, { caller }) => getOwnSessions(parts, caller))
  serve(app, profile.endSession, ({ id }, { caller }) => endOwnSession(parts, caller.memberId, id))
  serve(app, profile.endOtherSessions, (_input, { caller }) => endOwnOtherSessions(parts, caller))
  serve(app, profile.getOwnData, (_input, { caller }) => getOwnData({ ...parts, collectElsewhere }, caller))
  serve(app, profile.requestDeletion, (input, context) => thenMail(requestDeletion(parts, input, context)))
  serve(app, profile.cancelDeletion, (_input, { caller }) => cancelDeletion(parts, caller.memberId))
}
