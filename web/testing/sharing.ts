import type { Board } from '../../contract/boards/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { followShared } from '../../contract/sharing/activity-calls.ts'
import type { Approval } from '../../contract/sharing/approval-calls.ts'
import { getDiscussion, type Comment, type Discussion } from '../../contract/sharing/discussion-calls.ts'
import { getShared, type SharedView } from '../../contract/sharing/shown-calls.ts'
import { fieldsOfPreset, type Figure, type LinkFieldName, type Preset } from '../../contract/sharing/links.ts'
import { inOneFigure } from '../../contract/sharing/one-figure.ts'
import {
  boardRules,
  budgetRules,
  folderRules,
  grantsOf,
  isSeen,
  type Grant,
  type Rule,
} from '../../contract/sharing/rules.ts'
import type { FolderSource } from '../../contract/sharing/sources.ts'
import { answerLookups } from './lookups.ts'
import { answer, stream, type Stream } from './server-answers.ts'

let count = 0

type Shown = { board: Board } | { budget: Budget } | { folder: FolderSource }
type Fields = Preset | readonly LinkFieldName[]

/** What a share link with these fields, or those of this preset, shows of a thing: by the contract's rules, as on the server. */
export function aSharedView(
  shown: Shown,
  fields: Fields = 'client',
  facts: Partial<SharedView> & { figure?: Figure } = {},
): SharedView {
  const kind = 'board' in shown ? 'board' : 'budget' in shown ? 'budget' : 'folder'
  const rules = { board: boardRules, budget: budgetRules, folder: folderRules }[kind]
  const { figure = null, ...others } = facts
  const thing = (shown as Record<string, unknown>)[kind]
  const source = kind === 'budget' && figure ? inOneFigure(thing as Budget, figure) : thing
  const names = typeof fields === 'string' ? fieldsOfPreset(fields, kind) : [...fields]
  return {
    kind,
    role: 'view',
    fields: names,
    ownerName: 'Eve',
    language: 'en',
    contentHash: 'a1'.repeat(32),
    [kind]: seen(source, rules, grantsOf(names, figure)),
    ...others,
  }
}

const HIDDEN = Symbol('hidden')

/** The part of a value that its rules permit. */
function seen(value: unknown, rules: unknown, grants: ReadonlySet<Grant>): unknown {
  if (typeof rules === 'string' || Array.isArray(rules)) return isSeen(rules as Rule, grants) ? value : HIDDEN
  if (isHidden(rules, grants)) return HIDDEN
  if (value === null || value === undefined) return value
  const { each, kinds } = rules as { each?: unknown; kinds?: Record<string, unknown> }
  if (Array.isArray(value)) return value.map((one) => seen(one, each, grants))
  if (kinds) return seen(value, kinds[(value as { type: string }).type], grants)
  const entries = Object.entries(value).map(([key, one]) => [key, seen(one, Object(rules)[key] ?? 'never', grants)])
  return Object.fromEntries(entries.filter(([, one]) => one !== HIDDEN && one !== undefined))
}

/** Whether no field is permitted: then its key is left out as well. */
function isHidden(rules: unknown, grants: ReadonlySet<Grant>): boolean {
  if (typeof rules === 'string' || Array.isArray(rules)) return !isSeen(rules as Rule, grants)
  return Object.values(rules as object).every((one) => isHidden(one, grants))
}

/** The first answer for a share link, with its comments and approvals; returns what controls its event stream. */
export function answerLink(view: SharedView, discussion: Partial<Discussion> = {}): Stream {
  answerLookups()
  answer(getShared, view)
  answer(getDiscussion, { comments: [], approvals: [], ...discussion })
  return stream(followShared)
}

export function aComment(facts: Partial<Comment> = {}): Comment {
  count += 1
  return {
    id: `${count}`,
    parentId: null,
    name: 'Client',
    isOwner: false,
    text: `Comment ${count}`,
    on: null,
    sent: null,
    createTime: Date.UTC(2026, 2, 3, 10, count),
    resolveTime: null,
    saidOf: null,
    ...facts,
  }
}

export function anApproval(facts: Partial<Approval> = {}): Approval {
  count += 1
  return {
    id: `${count}`,
    name: 'Client',
    note: '',
    time: Date.UTC(2026, 2, 4, 9, count),
    contentHash: 'a1'.repeat(32),
    isChanged: false,
    ...facts,
  }
}

/** A material of a folder with all catalogue data. */
export function aFolderItem(number: number): FolderSource['items'][number] {
  return {
    id: `${number}`,
    note: `Note ${number}`,
    name: `橡木 ${number}`,
    enName: `Oak ${number}`,
    variant: null,
    brand: { name: '诺木', enName: 'Nordhem' },
    model: `OAK-${number}`,
    platformNo: null,
    category: [{ name: '地面', enName: 'Flooring' }],
    colorSystem: null,
    color: null,
    size: '600 × 600 mm',
    origin: null,
    cover: null,
    price: {
      low: '180.00',
      high: '220.00',
      currency: 'CNY',
      taxIncluded: true,
      unit: { name: '平方米', enName: 'm²' },
    },
    now: {
      status: 'on_sale',
      stock: 120,
      leadTimeDays: 21,
      certificates: [
        { name: '低排放', enName: 'Low emission', number: 'C-7', expiresOn: '2027-05-01', isExpired: false, url: null },
      ],
      documents: [{ name: '安装说明', enName: 'Installation guide', url: '/files/0/guide.pdf' }],
    },
  }
}

/** A folder with this many materials. */
export function aSharedFolder(items: number, facts: Partial<FolderSource> = {}): FolderSource {
  return {
    name: 'Lobby',
    left: 0,
    items: Array.from({ length: items }, (_, index) => aFolderItem(index + 1)),
    ...facts,
  }
}
