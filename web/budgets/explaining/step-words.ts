import type { TFunction } from 'i18next'
import type { Operand, Operator, ArithmeticStep } from '../../../contract/budgets/arithmetic/steps.ts'
import { minorDigitsOf } from '../../../contract/budgets/currencies.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import { pricePerOf } from '../../../contract/budgets/price-per.ts'
import type { PricePer } from '../../../contract/budgets/price-per.ts'
import { unitsText } from '../../../contract/plural.ts'
import { packsText } from '../packs-text.ts'
import { groupedText } from '../table/cells/shown-number.ts'

/** What an explanation is about: a line, or the totals where there is none. */
export interface Explained {
  line?: Pick<Line, 'unit' | 'pack' | 'price'> | undefined
  rooms: ReadonlyMap<string, Pick<Room, 'name'>>
  baseCurrency: string
}

export interface StepContext extends Explained {
  t: TFunction
  language: string
  unitName: (unit: string) => string
}

/** One step in words: "Lobby: 12.40 m² × 1.10 = 13.64 m² (10 % waste)". */
export interface StepWords {
  label: string
  formula: string
  note: string
}

const SIGNS: Record<Exclude<Operator, 'greatest' | 'take'>, string> = { add: ' + ', multiply: ' × ', divide: ' ÷ ' }
/** Sums of more lines show only how many there are. */
const MOST_ADDENDS = 4
const FACTOR_DIGITS = 2

export function stepWords(step: ArithmeticStep, context: StepContext): StepWords {
  const { result, rounded, operator, operands } = step
  const said = operands.map((operand) => operandText(operand, context))
  const left = leftSide(operator, said, operands, context.t)
  const before = `${result.isShortened ? '≈' : '='} ${operandText(result, context)}`
  const isChanged = rounded !== null && (result.isShortened || rounded.to.value !== result.value)
  const after = rounded === null ? before : operandText(rounded.to, context)
  const formula = operator === 'take' ? left : `${left} ${before}`
  return {
    label: labelOf(step, context),
    formula: isChanged ? `${formula} → ${after}` : formula,
    note: notesOf(step, context, isChanged).join(context.t('budgetExplaining.pause')),
  }
}

function leftSide(operator: Operator, said: readonly string[], operands: readonly Operand[], t: TFunction): string {
  const ofLines = operands.filter(({ lineId }) => lineId !== undefined)
  if (ofLines.length > MOST_ADDENDS) return t('budgetExplaining.sum', { count: ofLines.length })
  const [one = '', other = ''] = said
  if (operator === 'greatest') return t('budgetExplaining.greatest', { one, other })
  return operator === 'take' ? one : said.join(SIGNS[operator])
}

function operandText({ value, unit, means }: Operand, context: StepContext): string {
  const { t, line, baseCurrency, unitName } = context
  switch (unit) {
    case 'unit': {
      const quantity = `${groupedText(value, FACTOR_DIGITS)} ${unitName(line?.unit ?? '')}`
      return means === 'coverage' ? t('budgetExplaining.inPack', { quantity }) : quantity
    }
    case 'packs':
      return packsText(value, line?.pack.sellUnit ?? '', context)
    case 'perStated':
      return `${amountText(value, line?.price.currency)} / ${line ? perText(pricePerOf(line), context) : ''}`
    case 'perUnit':
      return `${amountText(value, line?.price.currency)} / ${unitName(line?.unit ?? '')}`
    case 'perPack':
      return `${amountText(value, line?.price.currency)} / ${unitName(line?.pack.sellUnit || 'box')}`
    case 'lineCurrency':
      return amountText(value, line?.price.currency)
    case 'baseCurrency':
      return amountText(value, baseCurrency)
    case null:
      if (means === 'priceQuantity') return groupedText(value)
      return means === 'copies' || means === 'fxRate' ? groupedText(value) : groupedText(value, FACTOR_DIGITS)
  }
}

function perText({ quantity, unit }: PricePer, { unitName, language }: StepContext): string {
  return unitsText(unitName(unit), quantity, language)
}

function amountText(value: string, currency = ''): string {
  return `${currency} ${groupedText(value, minorDigitsOf(currency))}`.trim()
}

function labelOf(
  { about, operator, operands, result }: ArithmeticStep,
  { t, rooms, baseCurrency }: StepContext,
): string {
  const means = result.means
  const isOfLines = operands.some(({ lineId }) => lineId !== undefined)
  if (result.roomId !== undefined && (means === 'roomNeed' || means === 'roomPacks' || operator !== 'add')) {
    if (result.roomId === null) return t('budgetExplaining.wholeProject')
    return rooms.get(result.roomId)?.name || t('budgetExplaining.unnamedRoom')
  }
  switch (means) {
    case 'packs':
      return t(`budgetExplaining.result.${packsLabel(operator, operands)}`)
    case 'goods':
      if (result.percent !== undefined) return t('budgetExplaining.result.rateGoods', { percent: result.percent })
      return t(`budgetExplaining.result.${isOfLines ? 'linesGoods' : 'goods'}`)
    case 'tax':
      if (about === 'tax' && operator === 'add') return t(`budgetExplaining.result.${isOfLines ? 'linesTax' : 'taxes'}`)
      return t('budgetExplaining.result.tax')
    case 'sell':
      return t('budgetExplaining.result.sell', { currency: baseCurrency })
    case 'need':
    case 'unitPrice':
    case 'netPrice':
    case 'atPrice':
    case 'discounted':
    case 'markedUp':
    case 'withFreight':
    case 'contingency':
    case 'total':
      return t(`budgetExplaining.result.${means}`)
    default:
      return ''
  }
}

function packsLabel(operator: Operator, operands: readonly Operand[]) {
  if (operator === 'greatest') return 'least'
  if (operator === 'divide') return 'pooled'
  return operands.some(({ means }) => means === 'sparePacks') ? 'spare' : 'allPacks'
}

function notesOf({ operands, rounded }: ArithmeticStep, context: StepContext, isChanged: boolean): string[] {
  const { t } = context
  const notes = operands.map((operand) => noteOf(operand, context))
  if (isChanged) notes.push(t(`budgetExplaining.note.${rounded?.how === 'up' ? 'roundedUp' : 'roundedHere'}`))
  return notes.filter(Boolean)
}

const MISSING = { floorArea: 'noFloorArea', wallArea: 'noWallArea', perimeter: 'noPerimeter' } as const

function noteOf(operand: Operand, context: StepContext): string {
  const { t, line, baseCurrency } = context
  const { means, percent = '', value, source } = operand
  switch (means) {
    case 'net':
      if (source === undefined || source === 'manual' || source === 'count') return ''
      return t(`budgetExplaining.note.${operand.isUnknown ? MISSING[source] : source}`)
    case 'copies':
      return t('budgetExplaining.note.copies', { figure: groupedText(value) })
    case 'waste':
    case 'taxTakenOut':
    case 'discount':
    case 'markup':
    case 'taxRate':
    case 'contingencyPct':
      return t(`budgetExplaining.note.${means}`, { percent })
    case 'freight':
      return t('budgetExplaining.note.freight')
    case 'fxRate':
      return [
        t('budgetExplaining.note.fxRate', { figure: value, from: line?.price.currency, to: baseCurrency }),
        operand.date && t('budgetExplaining.note.of', { date: dayText(operand.date, context.language) }),
        operand.by,
      ]
        .filter(Boolean)
        .join(t('budgetExplaining.pause'))
    default:
      return ''
  }
}

function dayText(date: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
