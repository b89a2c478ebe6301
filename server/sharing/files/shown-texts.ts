import { placedAllocations } from '../../../contract/budgets/arithmetic/quantities.ts'
import { imperialSymbol, shownQuantity } from '../../../contract/budgets/units.ts'
import { sampleName } from '../../../contract/boards/layout/words.ts'
import { nameIn } from '../../../contract/display-name.ts'
import type { Language } from '../../../contract/problem.ts'
import type { SharedBudget, SharedFolderItem, SharedLine } from '../../../contract/sharing/views.ts'
import { localeOf } from '../../platform/dates.ts'
import { sharedWordsIn } from './words.ts'

/** A text of a file: undefined where the link does not show it, empty where there is no value. */
export type ShownText = string | undefined

interface InTwo {
  name: string
  enName: string
}

/** The facts of a material that a link may show. */
interface Material {
  name?: string | undefined
  enName?: string | undefined
  variant?: InTwo | null | undefined
  model?: string | undefined
}

export function inOne(language: Language, both: InTwo | null | undefined): ShownText {
  return both === undefined ? undefined : both === null ? '' : nameIn(language, both)
}

export function materialName({ name, enName, variant, model }: Material, language: Language): ShownText {
  if (name === undefined || enName === undefined) return undefined
  return sampleName({ name, enName, variant: variant ?? null, model: model ?? '' }, language)
}

export function shownLineName({ name, snapshot }: SharedLine, language: Language): ShownText {
  if (name === undefined || name !== '' || !snapshot) return name
  return materialName(snapshot, language) ?? ''
}

type Standing = NonNullable<SharedFolderItem['now']>

type Certificate = NonNullable<Standing['certificates']>[number]

/** A certificate's name, with its last day, or that it has passed. */
export function certificateName({ number, expiresOn, isExpired, ...names }: Certificate, language: Language): string {
  const name = [nameIn(language, names), number].filter(Boolean).join(' ')
  const words = sharedWordsIn(language)
  return expiresOn === null ? name : words[isExpired ? 'expiredOn' : 'until'](name, expiresOn)
}

export function shownCertificates({ certificates }: Pick<Standing, 'certificates'>, language: Language): string[] {
  return (certificates ?? []).map((each) => certificateName(each, language))
}

/** The names of the rooms that a line is for, in their order. */
export function roomsOf(
  { rooms }: SharedBudget,
  ids: ReadonlySet<string | null> | undefined,
  language: Language,
): string {
  const words = sharedWordsIn(language)
  const named = rooms.filter(({ id }) => ids?.has(id)).map(({ name }) => name || words.unnamedRoom)
  return [...named, ...(ids?.has(null) ? [words.wholeProject] : [])].join(words.between)
}

/** The rooms of each line, by the line's id. */
export function roomIdsOf({ allocations }: SharedBudget): Map<string, Set<string | null>> {
  const byLine = Map.groupBy(allocations, ({ lineId }) => lineId)
  return new Map([...byLine].map(([id, own]) => [id, new Set(placedAllocations(own).map(({ roomId }) => roomId))]))
}

/** The unit of a line's quantities: from the dictionary, in the member's own word, or converted. */
export function shownUnit(
  { unitSystem }: Pick<SharedBudget, 'unitSystem'>,
  unit: string | undefined,
  names: ReadonlyMap<string, string>,
): ShownText {
  if (unit === undefined) return undefined
  return (unitSystem === 'imperial' ? imperialSymbol(unit) : null) ?? names.get(unit) ?? unit
}

/** A line's quantity; rounded to `places` decimals where it is converted. */
export function quantityOf(
  { unitSystem = 'metric' }: Pick<SharedBudget, 'unitSystem'>,
  unit: string | undefined,
  quantity: string,
  places = 4,
): string {
  const isConverted = unit !== undefined && unitSystem === 'imperial' && imperialSymbol(unit) !== null
  return isConverted ? shownQuantity(quantity, unit, 'imperial', places) : quantity
}

/** A moment (epoch milliseconds) as day and time in UTC. */
export function momentIn(language: Language, time: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return `${new Intl.DateTimeFormat(localeOf(language), format).format(new Date(time))} UTC`
}
