import * as z from 'zod'
import { knownCurrency, currency } from './budgets/amounts.ts'
import { LONGEST_CLIENT_NAME, LONGEST_CODE, MOST_ROOMS, unitSystems } from './budgets/budget.ts'
import { room } from './budgets/entries.ts'
import { right, thingFields, workFields } from './collaboration/rights.ts'
import { endpoint } from './endpoint.ts'
import { calendarDate, id, keyword, listOf, moment, pageOf, paging, plannedDate } from './fields.ts'
import { email } from './members.ts'
import { lineTo, nameTo } from './names.ts'
import { deleted, MOST_DELETED } from './trash.ts'

/**
 * A project holds folders, boards and budget lists of one client's commission. A thing is in one project or in none; what it is, and whose,
 * does not change by that (decisions/233).
 */

export const MOST_PROJECTS = 200
/** The most folders, boards and budget lists of a project, those in the trash too. */
export const MOST_PROJECT_THINGS = 200
export const LONGEST_PROJECT_NAME = 60
export const LONGEST_ADDRESS = 300

const version = z.number().int().min(1)
const projectIds = listOf(id).check(z.minLength(1), z.maxLength(MOST_PROJECTS))

/** A room as the budget lists have rooms; rooms stand in their order. */
const projectRoom = room.omit({ sort: true, projectRoomId: true })
export type ProjectRoom = z.output<typeof projectRoom>

export const projectFields = z.object({
  name: nameTo(LONGEST_PROJECT_NAME),
  /** Its number in the member's office. */
  code: lineTo(LONGEST_CODE),
  clientName: lineTo(LONGEST_CLIENT_NAME),
  /** Empty: none. */
  clientMail: z.union([z.literal(''), email]),
  address: lineTo(LONGEST_ADDRESS),
  startsOn: calendarDate.nullable(),
  endsOn: calendarDate.nullable(),
  currency,
  unitSystem: z.enum(unitSystems),
  rooms: z.array(projectRoom).max(MOST_ROOMS),
})
export type ProjectFields = z.output<typeof projectFields>

/** As somebody gives them. */
const givenFields = projectFields.extend({
  startsOn: plannedDate.nullable(),
  endsOn: plannedDate.nullable(),
  currency: knownCurrency,
})

export const NEW_PROJECT: Omit<ProjectFields, 'name'> = {
  code: '',
  clientName: '',
  clientMail: '',
  address: '',
  startsOn: null,
  endsOn: null,
  currency: 'CNY',
  unitSystem: 'metric',
  rooms: [],
}

const projectCard = projectFields.omit({ rooms: true }).extend({
  id,
  ownerName: z.string(),
  right,
  version,
  roomCount: z.number().int(),
  /** What the member sees of it, without the trash. */
  boards: z.number().int(),
  budgets: z.number().int(),
  folders: z.number().int(),
  /** Null: it is not in the archive. */
  archiveTime: moment.nullable(),
  createTime: moment,
  /** When it, or one of its things, was last changed. */
  updateTime: moment,
})
export type ProjectCard = z.output<typeof projectCard>

export const projectSorts = ['updated', 'newest', 'name'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const getProjectPage = endpoint({
  method: 'GET',
  path: '/app-api/project/project/page',
  access: 'member',
  summary:
    'The member’s projects, and those that others share with them; with archived=1 those in the archive. A keyword is searched in name, code, client and address',
  input: z.object({
    ...paging,
    keyword: keyword.optional(),
    archived: z.literal(['1', 1, 'true', true]).optional(),
    sort: z.enum(projectSorts).default('updated'),
  }),
  output: pageOf(projectCard),
})

const wholeProject = projectCard.extend({ rooms: projectFields.shape.rooms })
export type Project = z.output<typeof wholeProject>

export const getProject = endpoint({
  method: 'GET',
  path: '/app-api/project/project/get',
  access: 'member',
  summary: 'A project that the member may work on, with its rooms',
  input: z.object({ id }),
  output: wholeProject,
})

const newProject = z.object({
  name: givenFields.shape.name,
  code: givenFields.shape.code.default(NEW_PROJECT.code),
  clientName: givenFields.shape.clientName.default(NEW_PROJECT.clientName),
  clientMail: givenFields.shape.clientMail.default(NEW_PROJECT.clientMail),
  address: givenFields.shape.address.default(NEW_PROJECT.address),
  startsOn: givenFields.shape.startsOn.default(NEW_PROJECT.startsOn),
  endsOn: givenFields.shape.endsOn.default(NEW_PROJECT.endsOn),
  currency: givenFields.shape.currency.default(NEW_PROJECT.currency),
  unitSystem: givenFields.shape.unitSystem.default(NEW_PROJECT.unitSystem),
  rooms: givenFields.shape.rooms.default(NEW_PROJECT.rooms),
})

export const createProject = endpoint({
  method: 'POST',
  path: '/app-api/project/project/create',
  access: 'member',
  isRepeatable: true,
  summary: `Create a project; a member has at most ${MOST_PROJECTS} (1009007001)`,
  input: newProject,
  output: id,
})

export const updateProject = endpoint({
  method: 'PUT',
  path: '/app-api/project/project/update',
  access: 'member',
  summary:
    'Change a project; omitted fields stay. A field that somebody else has changed since the version is not overwritten: 409 with the project as it is',
  input: z.object({ id, version, fields: givenFields.partial() }),
  output: z.object({ version }),
})

export const placeThings = endpoint({
  method: 'POST',
  path: '/app-api/project/project/place',
  access: 'member',
  summary: `Put folders, boards and budget lists of one’s own into a project, out of the one in which they were; a null project takes them out, which the project’s owner may do too. A project has at most ${MOST_PROJECT_THINGS} (1009007002)`,
  input: z.object({
    projectId: id.nullable(),
    things: z.array(z.object(thingFields)).min(1).max(MOST_PROJECT_THINGS),
  }),
  output: z.literal(true),
})

export const archiveProject = endpoint({
  method: 'POST',
  path: '/app-api/project/project/archive',
  access: 'member',
  summary: 'Put a project of one’s own into the archive, or take it out; what it holds stays as it is',
  input: z.object({ id, isArchived: z.boolean() }),
  output: z.literal(true),
})

export const deleteProjects = endpoint({
  method: 'DELETE',
  path: '/app-api/project/project/delete',
  access: 'member',
  summary:
    'Delete projects of one’s own (a collaborator: 1009004002); answers how many. What they hold stays, and is in no project until they are restored, for 30 days',
  input: z.object({ ids: projectIds }),
  output: z.number().int(),
})

export const restoreProjects = endpoint({
  method: 'POST',
  path: '/app-api/project/project/restore',
  access: 'member',
  summary: 'Restore deleted projects, with what is in no other project since',
  input: z.object({ ids: projectIds }),
  output: z.literal(true),
})

export const getDeletedProjects = endpoint({
  method: 'GET',
  path: '/app-api/project/project/deleted',
  access: 'member',
  summary: `The projects that the member deleted and can still restore, newest first, at most ${MOST_DELETED}`,
  input: z.object({}),
  output: z.array(z.object({ ...deleted, name: z.string() })),
})

const named = { ...workFields, name: z.string() }

/** What waits, and for whom; the most urgent first. */
export const waitingKinds = ['todo', 'guestComments', 'approvals', 'review', 'invitation', 'unopened'] as const

const waiting = z.object({
  ...named,
  what: z.enum(waitingKinds),
  /** Whether it is the reader who is to act; else `who` is, where that is known. */
  isMine: z.boolean(),
  who: z.string().nullable(),
  /** How many comments or approvals; 1 for others. */
  count: z.number().int(),
  dueOn: calendarDate.nullable(),
  /** Since when. */
  time: moment,
})
export type Waiting = z.output<typeof waiting>

/**
 * What a client asks of the last version that was sent: a change of a line, of the whole, or a comment. It goes as soon as a newer version is
 * sent, the comment is answered or resolved, the client decides again, or the owner has followed a decision that asks for changes alone.
 */
export const questionKinds = ['line', 'whole', 'comment'] as const

const question = z.object({
  what: z.enum(questionKinds),
  /** Of the decision or the comment. */
  id,
  /** Of the version. */
  number: z.number().int(),
  /** Who asks, and in which words; they may be empty. */
  who: z.string(),
  words: z.string(),
  /** The material, in both languages; empty for the whole, or where it is unknown. */
  name: z.string(),
  enName: z.string(),
  /** The line of a budget list that it is about; null: something else of the version. */
  line: z.object({ budgetId: id, lineId: z.string() }).nullable(),
  time: moment,
})
export type Question = z.output<typeof question>

/** Of what was changed since it was sent, so many are found: each is made as clients would see it. */
export const MOST_CHANGED = 4

/** What is to be done about the last version that was sent. */
const sentNews = z.object({
  number: z.number().int(),
  /** What of it would be shown otherwise if it was sent now, at most MOST_CHANGED. */
  changed: z.array(z.object(named)),
  /** What clients approved or chose, and is not in the lists yet of which it says something. */
  untaken: z.array(z.object({ id, who: z.string(), budgetIds: z.array(id), time: moment })),
})

/** The most entries of each of the lists. */
export const MOST_NEWS = 50

export const getProjectNews = endpoint({
  method: 'GET',
  path: '/app-api/project/project/news',
  access: 'member',
  summary:
    'What waits in a project, and for whom (to-dos, guests’ comments and approvals that nobody has read, lists in review, invitations and links that nobody has opened), which of its things were changed last, and for its owner what clients ask of the last version that was sent, what of it was changed since, and which decisions on it are not taken over',
  input: z.object({ id }),
  output: z.object({
    waiting: z.array(waiting),
    changed: z.array(z.object({ ...named, time: moment })),
    questions: z.array(question),
    /** Null for others than the owner, and where nothing was sent. */
    sent: sentNews.nullable(),
  }),
})
export type ProjectNews = z.output<typeof getProjectNews.output>
