import type { WorkKind } from '../../../../contract/collaboration/rights.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import type { createLink, Link, updateLink } from '../../../../contract/sharing/link-calls.ts'
import {
  areOfPreset,
  DAYS_OF_A_LINK,
  fieldsOfPreset,
  LINK_PASSWORD,
  LONGEST_LINK_NAME,
  type Figure,
  type LinkFieldName,
  type LinkRole,
  type Preset,
} from '../../../../contract/sharing/links.ts'
import { isSeen } from '../../../../contract/names.ts'

const DAY_MS = 24 * 60 * 60_000
const MOST_YEARS = 10

export const presetChoices = ['client', 'contractor', 'supplier', 'own'] as const satisfies readonly (Preset | 'own')[]
export type PresetChoice = (typeof presetChoices)[number]

/** What a project sends is of many brands. */
export function presetsOf(kind: WorkKind): readonly PresetChoice[] {
  return presetChoices.filter((choice) => kind !== 'project' || choice !== 'supplier')
}

/** `keep` is only for a link that is changed. */
export type Expiry = 'keep' | 'd7' | 'd30' | 'd90' | 'date'
const DAYS = { d7: 7, d30: 30, d90: DAYS_OF_A_LINK } as const

/** The contents of a link's form. */
export interface LinkDraft {
  name: string
  role: LinkRole
  preset: PresetChoice
  /** What the link shows: of a preset with its switches, or of the own choice. */
  fields: LinkFieldName[]
  /** How a list shows prices; null: as ranges. Without prices it means nothing. */
  figure: Figure | null
  /** For the supplier preset. */
  brandId: string | null
  language: Link['language']
  expiry: Expiry
  /** `YYYY-MM-DD`, the last day, where `expiry` is a date. */
  date: string
  /** The typed password. */
  password: string
  /** Removes the link's password. */
  isPasswordAway: boolean
  notifies: boolean
}

/** What of a draft says what is shown. */
export type ShownDraft = Pick<LinkDraft, 'preset' | 'fields' | 'figure' | 'brandId'>

export type LinkProblems = Partial<Record<'name' | 'brandId' | 'fields' | 'date' | 'password', true>>

export function newDraft(kind: WorkKind, language: Link['language'], name = ''): LinkDraft {
  return {
    name: name.slice(0, LONGEST_LINK_NAME),
    role: kind === 'project' ? 'approve' : 'comment',
    preset: 'client',
    fields: fieldsOfPreset('client', kind),
    figure: figureOfPreset('client', kind),
    brandId: null,
    language,
    expiry: 'd90',
    date: '',
    password: '',
    isPasswordAway: false,
    notifies: true,
  }
}

/** A client reads one figure, with open prices as such. */
export function figureOfPreset(preset: Preset, kind: WorkKind): Figure | null {
  return preset === 'client' && (kind === 'budget' || kind === 'project') ? 'open' : null
}

export function linkDraftOf(link: Link): LinkDraft {
  const { name, role, preset, fields, figure, brandId, language, notifies } = link
  const kept = { expiry: 'keep', date: '', password: '', isPasswordAway: false } as const
  return { ...kept, name, role, preset: preset ?? 'own', fields, figure, brandId, language, notifies }
}

/** What is wrong with a draft. A link keeps the name that it has. */
export function findWrong(draft: LinkDraft, now: number, link: Link | null = null): LinkProblems {
  const { name, preset, brandId, fields, expiry, date, password } = draft
  const end = endOfDay(date)
  const latest = new Date(now).setFullYear(new Date(now).getFullYear() + MOST_YEARS)
  const isPasswordWrong =
    password !== '' && (password.length < LINK_PASSWORD.least || password.length > LINK_PASSWORD.most)
  return {
    ...(!isNameRight(name.trim(), link) && { name: true as const }),
    ...(preset === 'supplier' && brandId === null && { brandId: true as const }),
    ...(preset === 'own' && fields.length === 0 && { fields: true as const }),
    ...(expiry === 'date' && !(end > now && end <= latest) && { date: true as const }),
    ...(isPasswordWrong && { password: true as const }),
  }
}

function isNameRight(name: string, link: Link | null): boolean {
  return name === '' ? !link?.name : isSeen(name)
}

/** The input of the call that creates a link. */
export function creationOf(
  draft: LinkDraft,
  kind: WorkKind,
  now: number,
): Omit<InputOf<typeof createLink>, 'kind' | 'refId'> {
  const { name, role, preset, fields, figure, brandId, language, password, notifies } = draft
  return {
    role,
    language,
    notifies,
    ...shownOf(draft, kind),
    ...(kind === 'budget' && fields.includes('price') && { figure }),
    ...expiryOf(draft, now),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(preset === 'supplier' && brandId !== null && { brandId }),
    ...(password !== '' && { password }),
  }
}

/** The input of the call that changes a link, without unchanged fields. */
export function linkChangeOf(draft: LinkDraft, link: Link, now: number): InputOf<typeof updateLink> {
  const { role, preset, fields, figure, language, password, isPasswordAway, notifies } = draft
  const name = draft.name.trim()
  const before = linkDraftOf(link)
  const isShown = preset !== before.preset || fields.join() !== before.fields.join()
  return {
    id: link.id,
    ...(name !== '' && name !== link.name && { name }),
    ...(role !== link.role && { role }),
    ...(isShown && shownOf(draft, link.kind)),
    ...(fields.includes('price') && figure !== link.figure && { figure }),
    ...(language !== link.language && { language }),
    ...expiryOf(draft, now),
    ...(isPasswordAway ? { password: null } : password !== '' && { password }),
    ...(notifies !== link.notifies && { notifies }),
  }
}

/** A preset alone, with its switched fields, or the own choice, as a link of before may be one. */
function shownOf({ preset, fields }: LinkDraft, kind: WorkKind): { preset?: Preset; fields?: LinkFieldName[] } {
  if (preset === 'own') return { fields }
  const own = fieldsOfPreset(preset, kind)
  if (own.join() === fields.join()) return { preset }
  return areOfPreset(fields, own) ? { preset, fields } : { fields }
}

function expiryOf({ expiry, date }: LinkDraft, now: number): { expiresAt?: number } {
  if (expiry === 'keep') return {}
  return { expiresAt: expiry === 'date' ? endOfDay(date) : now + DAYS[expiry] * DAY_MS }
}

/** The last moment of a day in the member's time zone; NaN for an invalid day. */
export function endOfDay(date: string): number {
  return new Date(`${date}T23:59:59`).getTime()
}
