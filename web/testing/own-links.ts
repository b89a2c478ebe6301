import type { Activity } from '../../contract/sharing/activity-calls.ts'
import type { OwnersApproval } from '../../contract/sharing/approval-calls.ts'
import type { OwnersComment } from '../../contract/sharing/discussion-calls.ts'
import type { Link } from '../../contract/sharing/link-calls.ts'
import { fieldsOfPreset } from '../../contract/sharing/links.ts'

const NOON = Date.UTC(2026, 4, 1, 12)
const DAY_MS = 24 * 60 * 60_000

let count = 0

/** A share link to a budget list, for a client, that ends in ninety days; a test states only what matters to it. */
export function aLink(facts: Partial<Link> = {}): Link {
  count += 1
  return {
    id: `${count}`,
    kind: 'budget',
    refId: '5',
    name: `Client ${count}`,
    role: 'approve',
    fields: fieldsOfPreset('client', 'budget'),
    preset: 'client',
    figure: null,
    brandId: null,
    language: 'en',
    hasPassword: false,
    hasAddress: true,
    // Half a day more, so that its text is the same however long a test takes.
    expiresAt: Date.now() + 90 * DAY_MS + DAY_MS / 4,
    views: 0,
    lastView: null,
    revoked: false,
    notifies: true,
    createTime: NOON,
    ...facts,
  }
}

/** A guest's comment, unread by the owner. */
export function aComment(facts: Partial<OwnersComment> = {}): OwnersComment {
  count += 1
  return {
    id: `${count}`,
    parentId: null,
    name: 'Lin',
    isOwner: false,
    text: `Comment ${count}`,
    on: null,
    sent: null,
    createTime: NOON + count,
    resolveTime: null,
    saidOf: null,
    linkId: '1',
    linkName: 'The Lins',
    isRead: false,
    ...facts,
  }
}

/** An approval of a budget list that is still valid. */
export function anApproval(facts: Partial<OwnersApproval> = {}): OwnersApproval {
  count += 1
  return {
    id: `${count}`,
    kind: 'budget',
    refId: '5',
    refName: 'Harbour hotel',
    isInTrash: false,
    name: 'Lin',
    note: '',
    time: NOON,
    contentHash: 'a3f8'.repeat(16),
    isChanged: false,
    linkName: 'The Lins',
    isRead: true,
    ...facts,
  }
}

export function anEvent(facts: Partial<Activity> = {}): Activity {
  count += 1
  return { id: `${count}`, event: 'viewed', time: NOON, linkName: 'The Lins', name: null, ...facts }
}
