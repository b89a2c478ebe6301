import { getBoardPage } from '../../contract/boards/calls.ts'
import { getBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { getFolderPage } from '../../contract/favourites.ts'
import { getProject, getProjectNews, NEW_PROJECT, type Project } from '../../contract/projects.ts'
import { followLinks } from '../../contract/sharing/activity-calls.ts'
import { getComments } from '../../contract/sharing/discussion-calls.ts'
import { getLinks } from '../../contract/sharing/link-calls.ts'
import { getApprovedLists } from '../../contract/sharing/approval-calls.ts'
import { fieldsOfPreset } from '../../contract/sharing/links.ts'
import type { SentPart, SentVersion } from '../../contract/sharing/sending-calls.ts'
import type { SharedView } from '../../contract/sharing/shown-calls.ts'
import { aBoardCard } from './boards.ts'
import { aBudget, aBudgetCard, aLine, aLineSnapshot } from './budgets.ts'
import { aLobbyBudget, OAK_LINE_ID } from './lobby.ts'
import { answerLookups } from './lookups.ts'
import { aMember } from './members.ts'
import { answer, stream } from './server-answers.ts'
import { enterAs } from './session.ts'
import { aSharedView } from './sharing.ts'

const NOON = Date.UTC(2026, 4, 1, 12)

let count = 0

function aProject(facts: Partial<Project> = {}): Project {
  return {
    ...NEW_PROJECT,
    id: '5',
    name: 'Harbour hotel',
    clientName: 'Ms Lind',
    ownerName: 'Ada',
    right: 'own',
    version: 1,
    rooms: [],
    roomCount: 0,
    boards: 1,
    budgets: 1,
    folders: 0,
    archiveTime: null,
    createTime: NOON,
    updateTime: NOON,
    ...facts,
  }
}

export const HALL: SentPart = { place: 1, kind: 'board', refId: '11', name: 'Hall', contentHash: 'a1'.repeat(32) }
export const FLOORS: SentPart = { place: 2, kind: 'budget', refId: '12', name: 'Floors', contentHash: 'b2'.repeat(32) }

/** A version of two parts that clients see and nobody has decided on. */
export function aSentVersion(facts: Partial<SentVersion> = {}): SentVersion {
  const number = facts.number ?? 1
  return {
    id: `${100 + number}`,
    number,
    senderName: 'Ada',
    letter: 'Dear Ms Lind',
    language: 'en',
    fields: fieldsOfPreset('client', 'project'),
    figure: 'open',
    offered: [],
    contentHash: 'c3'.repeat(32),
    sendTime: NOON,
    withdrawTime: null,
    isShown: true,
    parts: [HALL, FLOORS],
    decisions: [],
    ...facts,
  }
}

export function aDecision(facts: Partial<SentVersion['decisions'][number]> = {}): SentVersion['decisions'][number] {
  count += 1
  return {
    id: `${count}`,
    number: 1,
    name: 'Lind',
    verdict: 'approved',
    note: '',
    lines: [],
    totals: [],
    time: NOON + count,
    linkId: '3',
    linkName: 'The Linds',
    isRead: true,
    followTime: null,
    ...facts,
  }
}

/** Signs in the owner of a project with a board and a list; a test answers what was sent of it. */
export function enterProject(facts: Partial<Project> = {}): void {
  enterAs(aMember())
  answerLookups()
  answer(getProject, aProject(facts))
  answer(getProjectNews, { waiting: [], changed: [], questions: [], sent: null })
  answer(getBoardPage, { total: 1, list: [aBoardCard({ id: HALL.refId, name: HALL.name })] })
  answer(getBudgetPage, { total: 1, list: [aBudgetCard({ id: FLOORS.refId, name: FLOORS.name })] })
  answer(getBudget, aBudget({ id: FLOORS.refId, name: FLOORS.name }))
  answer(getFolderPage, { total: 0, list: [] })
  answer(getLinks, [])
  answer(getComments, [])
  answer(getApprovedLists, [])
  stream(followLinks)
}

const ash = aLine({ name: '', snapshot: aLineSnapshot({ enName: 'Pale ash', name: '白蜡木', model: 'A-1' }) })
const elm = aLine({ name: 'Elm', snapshot: null, skuId: null, kind: 'custom' })

export const ALTERNATIVES = [ash, elm] as const

/** The list of the lobby as a client sees it, in one figure, with these alternatives to its oak. */
export function aListToChooseFrom(): SharedView {
  const view = aSharedView({ budget: aLobbyBudget() }, 'client', { figure: 'open' })
  const [first, ...others] = view.budget?.lines ?? []
  if (!view.budget || !first) throw new Error('there is no oak')
  const oak = { ...first, figures: { ...first.figures, chosen: '4500.00' } }
  const instead = (line: typeof ash, chosen: string | null) => ({
    ...oak,
    id: line.id,
    name: line.name,
    snapshot: line.snapshot,
    alternativeOf: OAK_LINE_ID,
    figures: { ...oak.figures, chosen },
  })
  return {
    ...view,
    budget: { ...view.budget, lines: [oak, ...others], alternatives: [instead(ash, '4840.00'), instead(elm, null)] },
  }
}
