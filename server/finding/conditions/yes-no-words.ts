import type { Fact } from '../../../contract/facts/fact.ts'
import { namesOfRow, ownNamesOf } from './facts.ts'
import type { FactGround, FactWords, NamedFact } from './facts.ts'

const APART = String.raw`(?<![\p{sc=Latin}\p{N}_-])`
export const END = String.raw`(?![\p{sc=Latin}\p{N}_]|-[\p{sc=Latin}\p{N}])`
const NO = String.raw`(?<no>(?:${APART}(?:not|non|no|without)[\s-]+)|(?:不|非|未|无需?|免)(?:可以?|能|必|用|需要?|要)?)`
const PASSES = String.raw`(?:${APART}(?:pass(?:es|ed|ing)?|meets?|suitable for|fit for)\s+(?:the\s+)?|通?过|符合|满足|适[合用]于?|可用于?)`
const PASSED = String.raw`(?:\s*(?:pass(?:es|ed)?|tested|certified|compliant|compatible|suitable)${END}|通过|合格|适用|可用)`
const ZERO = String.raw`(?:${APART}(?:zero|no|0)[\s-]+|[零无])`
const FREE = String.raw`[\s-]?free${END}`

const MAY_BE_NONE = /zero|no[\s-]|0[\s-]|free|[零无]/u

interface Forms {
  fact: NamedFact
  /** A text without it has neither; they alone are slow to find nothing. */
  mayHold: RegExp
  forms: RegExp
  denied: RegExp | undefined
}

interface AllForms {
  /** A text without it has no such fact. */
  mayHold: RegExp
  forms: Forms[]
  zeros: { fact: NamedFact; form: RegExp }[]
}

const known = new WeakMap<FactGround, AllForms>()

function formsOf(ground: FactGround): AllForms {
  const before = known.get(ground)
  if (before) return before
  const yesNo = ground.attributes
    .filter(({ type }) => type === 'boolean')
    .map((fact) => ({ fact, ...namesOf(fact, ground) }))
    .filter(({ names }) => names !== '')
  const none = [...ground.attributeOf].flatMap(([row, fact]) =>
    row.kind === 'number' && row.better === 'less' ? [{ fact, names: namesOfRow(row).join('|') }] : [],
  )
  const all = [
    ...yesNo.flatMap(({ names, denied }) => [names, ...(denied ? [denied] : [])]),
    ...(none.length ? [MAY_BE_NONE.source] : []),
  ]
  const forms = {
    mayHold: new RegExp(all.length ? all.join('|') : '(?!)', 'u'),
    forms: yesNo.map(({ fact, names, denied }) => ({
      fact,
      mayHold: new RegExp(denied ? `${names}|${denied}` : names, 'u'),
      forms: new RegExp(`${NO}?${PASSES}?${bounded(names)}${PASSED}?`, 'u'),
      denied: denied ? new RegExp(bounded(denied), 'u') : undefined,
    })),
    zeros: none.map(({ fact, names }) => ({
      fact,
      form: new RegExp(`${ZERO}(?:${names})${END}|${APART}(?:${names})${FREE}`, 'u'),
    })),
  }
  known.set(ground, forms)
  return forms
}

/** A name in Latin letters is whole words; one in Chinese may stand inside a run. */
export function bounded(names: string): string {
  return String.raw`(?:(?<!(?:[\p{sc=Latin}\p{N}_]|(?<!no[nt]?)-)(?=[\p{sc=Latin}\p{N}])|extra |super )(?:${names})(?:(?<=\p{sc=Han})|${END}))`
}

/** One word alone may mean anything. */
const isTelling = (name: string) => /\s|\p{sc=Han}{3}/u.test(name)

/** Names that say the fact itself: of one word alone, only a row's words, or the attribute's names where it has none. */
function namesOf(fact: NamedFact, { rowOf, attributeOf }: FactGround): { names: string; denied: string | undefined } {
  const row = rowOf.get(fact)
  const own = ownNamesOf(fact)
  const isFirst = row?.kind === 'boolean' && attributeOf.get(row) === fact
  const further = isFirst ? namesOfRow(row).filter((name) => name === row.words || isTelling(name)) : []
  const names = [...further, ...(isFirst && !row.words ? own : own.filter(isTelling))].join('|')
  return { names, denied: isFirst ? row.deniedWords : undefined }
}

/** Whether a text may hold a yes or a no: "frost proof", "no sealing", 零VOC. */
export function mayHoldYesNo(plain: string, ground: FactGround): boolean {
  return formsOf(ground).mayHold.test(plain)
}

/** "Frost resistant", "not washable", 免防护, 过香烟测试; of what is better less, "zero VOC". */
export function readYesNoWords(
  plain: string,
  ground: FactGround,
  told: ReadonlySet<NamedFact | Fact>,
): FactWords | null {
  const { mayHold, forms, zeros } = formsOf(ground)
  if (!mayHold.test(plain)) return null
  for (const { fact, mayHold: mayHoldIt, forms: form, denied } of forms) {
    if (told.has(fact) || !mayHoldIt.test(plain)) continue
    const no = denied?.exec(plain)
    const found = no ?? form.exec(plain)
    if (!found) continue
    const isYes = !no && found.groups?.['no'] === undefined
    return { kind: 'attribute', fact, low: null, high: null, value: isYes ? '1' : '0', isYes, ...placeOf(found) }
  }
  for (const { fact, form } of MAY_BE_NONE.test(plain) ? zeros : []) {
    const found = told.has(fact) ? null : form.exec(plain)
    if (found) return { kind: 'attribute', fact, low: null, high: 0, value: null, ...placeOf(found) }
  }
  return null
}

/** Such words are words too, so they are again where nothing meets them. */
function placeOf({ index, 0: text }: RegExpExecArray): Pick<FactWords, 'from' | 'to' | 'isNamed'> {
  return { from: index, to: index + text.trimEnd().length, isNamed: false }
}
