import type {
  Collaborator,
  OwnedWithOthers,
  People,
  ReceivedInvitation,
  SentInvitation,
} from '../../contract/collaboration/people-calls.ts'

const NOON = Date.UTC(2026, 4, 1, 12)
const DAY_MS = 24 * 60 * 60_000

let count = 0

function anInvitationId(): string {
  count += 1
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
}

/** A person with edit rights; a test states only what matters to it. */
export function aCollaborator(facts: Partial<Collaborator> = {}): Collaborator {
  count += 1
  return {
    memberId: `${100 + count}`,
    nickname: `Member ${count}`,
    avatar: null,
    right: 'edit',
    since: NOON,
    isByProject: false,
    ...facts,
  }
}

/** A thing that Ada owns, and works on alone. */
export function aTeam(facts: Partial<People> = {}): People {
  return {
    right: 'own',
    owner: { memberId: '7', nickname: 'Ada', avatar: null },
    collaborators: [],
    invitations: [],
    ...facts,
  }
}

/** An open invitation that an owner has sent. */
export function aSentInvitation(facts: Partial<SentInvitation> = {}): SentInvitation {
  return {
    id: anInvitationId(),
    email: `guest-${count}@quarry.test`,
    right: 'comment',
    message: '',
    createTime: NOON,
    sentTime: NOON,
    expireTime: Date.now() + 30 * DAY_MS,
    isDeclined: false,
    ...facts,
  }
}

/** An open invitation to Eve's budget list. */
export function aReceivedInvitation(facts: Partial<ReceivedInvitation> = {}): ReceivedInvitation {
  return {
    id: anInvitationId(),
    kind: 'budget',
    refId: '5',
    name: 'Harbour hotel',
    ownerName: 'Eve',
    inviterName: 'Eve',
    right: 'edit',
    message: '',
    createTime: NOON,
    expireTime: Date.now() + 30 * DAY_MS,
    ...facts,
  }
}

/** Ada's list, shared with others. */
export function anOwnedThing(facts: Partial<OwnedWithOthers> = {}): OwnedWithOthers {
  return { kind: 'budget', refId: '5', name: 'Harbour hotel', collaborators: [aCollaborator()], ...facts }
}
