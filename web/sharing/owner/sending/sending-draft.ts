import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { areOfPreset, fieldsOfPreset, type LinkFieldName } from '../../../../contract/sharing/links.ts'
import type { SentVersion } from '../../../../contract/sharing/sending-calls.ts'
import { readStored, removeStored, writeStored } from '../../../kit/storage.ts'
import { figureOfPreset, presetsOf, type PresetChoice } from '../links/link-draft.ts'

/** What is being composed. */
export interface SendingDraft {
  /** In the order in which clients see them. */
  parts: readonly Thing[]
  preset: PresetChoice
  fields: LinkFieldName[]
  figure: SentVersion['figure']
  /** Alternatives that clients may choose, by their lines' ids; some may be gone by now. */
  offered: readonly string[]
  letter: string
  language: SentVersion['language']
}

export interface NamedThing extends Thing {
  name: string
}

/** Session storage: a draft survives a reload, and later users of the browser do not find it. */
const here = () => sessionStorage
const placeOf = (memberId: string, projectId: string) => `quarry-sending-${memberId}-${projectId}`

/** What a draft begins with: what the last version held, with a letter of its own; or nothing. */
export function begunDraft(last: SentVersion | undefined, language: SentVersion['language']): SendingDraft {
  if (!last) {
    const shown = { fields: fieldsOfPreset('client', 'project'), figure: figureOfPreset('client', 'project') }
    return { parts: [], preset: 'client', ...shown, offered: [], letter: '', language }
  }
  const { parts, fields, figure, offered } = last
  const shown = { preset: presetOfFields(fields), fields, figure, offered }
  return { ...composed({ parts, letter: '', language: last.language }), ...shown }
}

function composed({ parts, ...others }: Pick<SendingDraft, 'parts' | 'letter' | 'language'>) {
  return { ...others, parts: parts.map(({ kind, refId }) => ({ kind, refId })) }
}

function presetOfFields(fields: readonly LinkFieldName[]): PresetChoice {
  const preset = presetsOf('project').find(
    (one) => one !== 'own' && areOfPreset(fields, fieldsOfPreset(one, 'project')),
  )
  return preset ?? 'own'
}

export function keptDraft(memberId: string, projectId: string): SendingDraft | null {
  const text = readStored(placeOf(memberId, projectId), here)
  try {
    // One that was kept before there was something to offer.
    return text === null ? null : ({ offered: [], ...JSON.parse(text) } as SendingDraft)
  } catch {
    return null
  }
}

/** Null removes it. */
export function keepDraft(memberId: string, projectId: string, draft: SendingDraft | null): void {
  const place = placeOf(memberId, projectId)
  if (draft === null) removeStored(place, here)
  else writeStored(place, JSON.stringify(draft), here)
}

export const isSameThing = (one: Thing, other: Thing) => one.kind === other.kind && one.refId === other.refId

/** Also an id in the document. */
export const keyOfThing = ({ kind, refId }: Thing) => `${kind}-${refId}`

/** The parts that are still in the project, and how many are not. */
export function presentParts(parts: readonly Thing[], things: readonly Thing[]): { parts: Thing[]; gone: number } {
  const present = parts.filter((part) => things.some((thing) => isSameThing(thing, part)))
  return { parts: present, gone: parts.length - present.length }
}

/** Things as they are listed: what is sent in its order, then the others. */
export function listedThings(things: readonly NamedThing[], parts: readonly Thing[]): NamedThing[] {
  const chosen = parts.flatMap((part) => things.find((thing) => isSameThing(thing, part)) ?? [])
  return [...chosen, ...things.filter((thing) => !chosen.includes(thing))]
}

/** The parts with one of them a step earlier or later. */
export function moved(parts: readonly Thing[], part: Thing, step: 1 | -1): Thing[] {
  const place = parts.findIndex((one) => isSameThing(one, part))
  const target = place + step
  if (place === -1 || target < 0 || target >= parts.length) return [...parts]
  return parts.toSpliced(place, 1).toSpliced(target, 0, part)
}
