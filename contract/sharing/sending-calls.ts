import * as z from 'zod'
import { thingFields } from '../collaboration/rights.ts'
import { entryId } from '../budgets/entries.ts'
import { endpoint } from '../endpoint.ts'
import { id, moment } from '../fields.ts'
import { noteTo } from '../names.ts'
import { contentHash, fields, guestName, kind, language, role } from './call-fields.ts'
import { studio } from '../paper.ts'
import { difference } from './difference.ts'
import { figures, LONGEST_COMMENT } from './links.ts'
import { sharedFileFormats, view } from './shown-calls.ts'

/**
 * Versions that the owner of a project sends to its clients: what was sent stays as it was sent (decisions/239). Clients see the last one
 * that was not withdrawn, and never the things themselves.
 */

export const MOST_SENT_PARTS = 100
export const MOST_SENT_VERSIONS = 200
/** What the versions of all of a member's projects take together, as they are stored. */
export const MOST_SENT_MEGABYTES = 512
export const LONGEST_LETTER = 10_000
/** Alternatives that a version offers, and of one line. */
export const MOST_OFFERED = 200
export const MOST_OFFERED_OF_A_LINE = 3
/** Lines on which one decision says something. */
export const MOST_DECIDED_LINES = 2000

/** Of lists: one price a line and one total, and what counts where no price is agreed (decisions/236). Null: ranges. */
const figure = z.enum(figures).nullable().default('open')

/** What a version is made of. */
const composition = {
  projectId: id,
  /** Of the project, in the order in which clients see them. */
  parts: z.array(z.object(thingFields)).min(1).max(MOST_SENT_PARTS),
  /** The most that a client sees. Fields that reveal prices need `price`. */
  fields,
  figure,
  /** Alternatives in the lists, by their lines' ids, that clients may choose instead of the lines (decisions/240). */
  offered: z.array(entryId).max(MOST_OFFERED).default([]),
  letter: noteTo(LONGEST_LETTER).default(''),
  language,
}

/** Of a part in its version, counted from 1. */
const partPlace = z.number().int().max(MOST_SENT_PARTS)
const partPlaceOfQuery = z.coerce.number<string | number>().int().min(1).max(MOST_SENT_PARTS)

const part = z.object({ place: z.number().int(), kind, refId: id, name: z.string(), contentHash })
export type SentPart = z.output<typeof part>

export const previewSending = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/preview',
  access: 'member',
  isServedInDemoMode: true,
  summary:
    'What sending these parts of one’s own project would send now: its number, its parts, and the hash over the letter and all that they show. 400 names a part that is not in the project, or an alternative that is not in its lists',
  input: z.object(composition),
  output: z.object({ number: z.number().int(), contentHash, parts: z.array(part) }),
})

export const previewSentPart = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/preview-part',
  access: 'member',
  isServedInDemoMode: true,
  summary: 'One of these parts, as clients would see it now',
  input: z.object({ ...thingFields, projectId: id, fields, figure, offered: composition.offered, language }),
  output: view,
})

export const sendVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/send',
  access: 'member',
  isRepeatable: true,
  summary: `Send the next version of one’s own project, exactly as it was previewed: 409 with today’s hash where something has changed since, 1009003009 where clients see just this already. A project has at most ${MOST_SENT_VERSIONS} (1009003007), a member’s versions take ${MOST_SENT_MEGABYTES} MB together (1009003008)`,
  input: z.object({ ...composition, contentHash }),
  output: z.object({ id, number: z.number().int() }),
})

/** `approved`: all of it, with what was chosen. `changes`: not all of it; the client says what, of single lines or of the whole. */
export const verdicts = ['approved', 'changes'] as const

/** What one line of a list is told: null says nothing of it. */
export const lineVerdicts = ['approved', 'changes'] as const

const lineDecision = z.object({
  /** Of the part. */
  place: partPlace,
  lineId: entryId,
  /** What was chosen: an offered alternative, or the line itself; null: nothing, so that what is proposed counts. */
  chosenId: entryId.nullable(),
  verdict: z.enum(lineVerdicts).nullable(),
  note: noteTo(LONGEST_COMMENT),
})

const decidedLine = lineDecision.extend({
  /** As the link showed them then; empty where it shows no names. */
  name: z.string(),
  chosenName: z.string(),
})
export type LineDecision = z.output<typeof decidedLine>

/** What a list comes to with what was chosen in it. */
const decidedTotal = z.object({
  place: z.number().int(),
  total: z.string(),
  currency: z.string(),
  /** How many lines without a price are not in it; absent in decisions of before. */
  unpriced: z.number().int().optional(),
})
export type DecidedTotal = z.output<typeof decidedTotal>

const decision = z.object({
  id,
  number: z.number().int(),
  /** Who decided, as they named themselves. */
  name: z.string(),
  verdict: z.enum(verdicts),
  note: z.string(),
  /** Empty where it was decided as a whole, with nothing to choose. */
  lines: z.array(decidedLine),
  /** Of the lists that offer a choice, and of an approval in one figure of all lists, where the link shows totals. */
  totals: z.array(decidedTotal),
  time: moment,
})
export type Decision = z.output<typeof decision>

const sentVersion = z.object({
  id,
  number: z.number().int(),
  /** Who sent it, by the name of that day. */
  senderName: z.string(),
  letter: z.string(),
  language,
  fields,
  figure: z.enum(figures).nullable(),
  offered: z.array(entryId),
  contentHash,
  sendTime: moment,
  /** Null: clients may see it. */
  withdrawTime: moment.nullable(),
  /** Whether it is what clients see now. */
  isShown: z.boolean(),
  parts: z.array(part),
  /** In the order of time; `linkId` is null where the link is gone. */
  decisions: z.array(
    decision.extend({
      linkId: id.nullable(),
      linkName: z.string(),
      isRead: z.boolean(),
      followTime: moment.nullable(),
    }),
  ),
})
export type SentVersion = z.output<typeof sentVersion>

export const getSentVersions = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/page',
  access: 'member',
  summary: 'The versions that were sent of one’s own project, the latest first',
  input: z.object({ projectId: id }),
  output: z.array(sentVersion),
})

const which = { id, place: partPlaceOfQuery }

export const getSentPart = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/part',
  access: 'member',
  summary: 'A part of a version, as it was sent; what is told of its SKUs beside it is as of today',
  input: z.object(which),
  output: view,
})

/** How a part of a version differs from the version before: new there, no more in it, the same, or changed. */
export const partStates = ['new', 'gone', 'same', 'changed'] as const

const compared = z.object({
  /** Null: there is none before it. */
  before: z.number().int().nullable(),
  hasOtherLetter: z.boolean(),
  parts: z.array(
    part.omit({ contentHash: true }).extend({ state: z.enum(partStates), difference: difference.nullable() }),
  ),
})

export const compareSent = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/difference',
  access: 'member',
  summary:
    'What a version changed from the one that was sent before it and not withdrawn; for the first one all is new',
  input: z.object({ id }),
  output: compared,
})

export const withdrawVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/withdraw',
  access: 'member',
  summary: 'Withdraw a version for good: clients see the one before it, or none. What they decided on it stays',
  input: z.object({ id }),
  output: z.literal(true),
})

export const readDecisions = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/read',
  access: 'member',
  summary: 'Mark what clients decided on a project of one’s own as read',
  input: z.object({ projectId: id }),
  output: z.literal(true),
})

/**
 * Why a line stays as it is when a decision is taken over: the client said something else of it later, it is gone, is no longer what was sent,
 * stands elsewhere, was ordered or rejected since, counts in another unit than what was chosen, or the list's status forbids it.
 */
export const passedReasons = ['later', 'gone', 'changed', 'elsewhere', 'ordered', 'rejected', 'unit', 'status'] as const

/** What becomes of a list as a decision is taken over; names are in the caller's language. */
const followedList = z.object({
  budgetId: id,
  /** As it is called today; as it was sent where it is gone. */
  name: z.string(),
  /** It is in the trash, or nothing that the owner of the project may edit. */
  isGone: z.boolean(),
  /** What takes the place of a line, and the line that becomes an alternative of it; null of what is no SKU. */
  chosen: z.array(
    z.object({ name: z.string(), instead: z.string(), skuId: id.nullable(), insteadSkuId: id.nullable() }),
  ),
  /** Lines that become approved. */
  approved: z.array(z.string()),
  /** Lines with a range of prices, of which the approved figure becomes the agreed price. */
  agreed: z.array(z.string()),
  passed: z.array(z.object({ name: z.string(), why: z.enum(passedReasons) })),
})
export type FollowedList = z.output<typeof followedList>

const followed = z.object({
  /** Lists on which the decision says something; none where it was taken over before. */
  lists: z.array(followedList),
})

export const previewFollowing = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/follow-preview',
  access: 'member',
  summary: 'What taking over a decision would do now',
  input: z.object({ id }),
  output: followed,
})

export const followDecision = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/follow',
  access: 'member',
  isRepeatable: true,
  summary:
    'Take over what a client decided on a version, as one ordinary save of each of its lists that the owner of the project may edit: chosen alternatives change places with their lines, approved lines become approved, at the price that the client saw of a range. Only what is still as it was sent is touched; the rest is named. A decision that was taken over is not taken over again',
  input: z.object({ id }),
  output: followed,
})

const number = z.coerce.number<string | number>().int().min(1)

const shownVersion = z.object({
  number: z.number().int(),
  letter: z.string(),
  sendTime: moment,
  /** Over what this link shows of it: a decision names it. */
  contentHash,
  parts: z.array(part.omit({ refId: true })),
})

export const getShownVersion = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/shown',
  access: 'link',
  summary:
    'What a link to a project opens: by default the last version that was sent and not withdrawn, without the contents of its parts; with `again=1` it does not count as a view',
  input: z.object({ number: number.optional(), again: z.literal([0, 1, '0', '1']).optional() }),
  output: z.object({
    projectName: z.string(),
    ownerName: z.string(),
    /** What the owner's studio puts on its papers; absent where it has set nothing. */
    studio: studio.optional(),
    role,
    /** What the link shows of this version. */
    fields,
    language,
    expiresAt: moment,
    /** Null: nothing was sent yet, or all of it was withdrawn. */
    version: shownVersion.nullable(),
    /** All that may be opened, the latest first. */
    versions: z.array(z.object({ number: z.number().int(), sendTime: moment })),
    /** What was decided by this link, the latest first. */
    decisions: z.array(decision),
  }),
})
export type Shown = z.output<typeof getShownVersion.output>

export const getShownPart = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/shown-part',
  access: 'link',
  summary: 'A part of a version, as this link shows it',
  input: z.object({ number, place: partPlaceOfQuery }),
  output: view,
})

export const reckonShown = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/reckon',
  access: 'link',
  summary:
    'What a list of a version comes to with these choices, by a link that shows prices and totals (else 404). 400 names a choice that it does not offer',
  input: z.object({
    number,
    place: partPlace.min(1),
    /** Lines by what is chosen for them: an offered alternative, or the line itself, as for those that are not named. */
    chosen: z.array(z.object({ lineId: entryId, chosenId: entryId })).max(MOST_OFFERED),
  }),
  output: decidedTotal.omit({ place: true, unpriced: true }),
})

export const compareShown = endpoint({
  method: 'GET',
  path: '/app-api/project/sending/shown-difference',
  access: 'link',
  summary: 'What a version changed from the one before it, as far as this link shows both',
  input: z.object({ number }),
  output: compared.extend({ parts: z.array(compared.shape.parts.element.omit({ refId: true })) }),
})
export type Compared = z.output<typeof compareShown.output>

export const decideOnVersion = endpoint({
  method: 'POST',
  path: '/app-api/project/sending/decide',
  access: 'link',
  summary:
    'Approve a version with what is chosen in it, or decide line by line and ask for changes, by a link with the role approve (else 1009003004). 409 where it is not the last one any more, or not what was seen; 400 names what it does not show or offer, and a change without words; the same decision twice is one',
  input: z
    .object({
      number,
      contentHash,
      name: guestName,
      verdict: z.enum(verdicts),
      note: noteTo(LONGEST_COMMENT).default(''),
      lines: z
        .array(
          lineDecision.refine(({ verdict, note }) => verdict !== 'changes' || note !== '', {
            path: ['note'],
            params: { reason: 'noteMissing' },
          }),
        )
        .max(MOST_DECIDED_LINES)
        .default([]),
    })
    .refine(({ verdict, note, lines }) => verdict === 'approved' || note !== '' || lines.length > 0, {
      path: ['note'],
      params: { reason: 'noteMissing' },
    })
    .refine(({ verdict, lines }) => verdict === 'changes' || lines.every((line) => line.verdict !== 'changes'), {
      path: ['verdict'],
      params: { reason: 'changesOfLines' },
    }),
  output: id,
})

const format = z.enum(sharedFileFormats)
/** Files are downloads, which the demonstration serves too. */
const asFile = { method: 'POST', isServedInDemoMode: true, answersFile: true, output: z.unknown() } as const

export const exportSent = endpoint({
  ...asFile,
  path: '/app-api/project/sending/file',
  access: 'member',
  summary:
    'A version of one’s own project as a file: a PDF of its letter and all its parts, or a table of what they hold (part and kind first)',
  input: z.object({ id, format, language }),
})

export const exportDecision = endpoint({
  ...asFile,
  path: '/app-api/project/sending/decision-file',
  access: 'member',
  summary:
    'A client’s decision as a PDF: who decided what and when, and the version exactly as their link showed it then, with its hash on every page',
  input: z.object({ id, language }),
})

export const exportShownVersion = endpoint({
  ...asFile,
  path: '/app-api/project/sending/shown-file',
  access: 'link',
  summary: 'A version as a file, as this link shows it',
  input: z.object({ number, format, language }),
})

export const exportShownDecision = endpoint({
  ...asFile,
  path: '/app-api/project/sending/shown-decision-file',
  access: 'link',
  summary:
    'A decision that was given by this link, as a PDF; of the version no more than the link shows now. 404 where the version was withdrawn',
  input: z.object({ id, language }),
})
