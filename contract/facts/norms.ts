import type { Fact, Norm } from './fact.ts'

/** Norms as lists cite them. Runs of signs are bounded, so that a long text takes no longer than its length. */
const CITED =
  /(?:(?:acc(?:ording|\.)? to|nach|gem(?:äß|\.)?|selon|según|secondo|依据|符合)\s?)?(?<![\p{L}\p{N}])(?:(?:DIN|EN|ISO|GB|BS|ASTM|ANSI|NF|UNI|UNE|JIS|CEN|NFPA|UL|AATCC|VKF|IMO|SN|NBN|NEN|SS|ÖNORM)(?:[\s/-]{1,3}(?:DIN|EN|ISO|T|TS|IEC|NZS|CEN)(?!\p{L})){0,4}[\s/-]{0,3}(?:\p{L}{1,2}[\s-]?)?\d[\d.]{0,8}(?:[-\s/][A-Z]\d\d)?(?:-\d{1,2}(?!\d)){0,2}|(?:cal(?:ifornia)? )?TB ?117)(?:\s?[-:]\s?(?:19|20)\d\d)?(?:\+A\d:(?:19|20)\d\d)?/giu

/** The norms that a plain text cites, and the text without them. */
export function withoutNorms(plain: string): { norms: string[]; plain: string } {
  const norms: string[] = []
  const bare = plain.replaceAll(CITED, (norm) => {
    const isOne = /\d{2}/.test(norm)
    if (isOne) norms.push(norm.trim())
    return isOne ? ' ' : norm
  })
  return { norms, plain: bare }
}

const FAMILY =
  /^(?:[^A-Z0-9]*(?:ACCORDING TO|ACC\.? TO|NACH|GEMÄ(?:SS|ß)|SELON|SEGÚN|SECONDO|依据|符合|CAL(?:IFORNIA)?|DIN|EN|ISO|GB|BS|ASTM|ANSI|NF|UNI|UNE|JIS|CEN|NFPA|UL|AATCC|VKF|IMO|SN|NBN|NEN|SS|ÖNORM|TB|TS|IEC|NZS|T)(?![A-Z]))+[\s/-]*/iu

/** `13501-1`, `E84`, `105-B02`: what all national spellings of a norm share. */
function numberOf(norm: string): string {
  const bare = norm
    .replace(FAMILY, '')
    .toUpperCase()
    .replace(/\+A\d.*$/, '')
    .replace(/\s?[:-]\s?(?:19|20)\d\d$/, '')
  return bare.replaceAll(/\s|(?<=^[A-Z]{1,2})-|-(?=[A-Z]\d\d$)/g, '')
}

function yearOf(norm: string): number | undefined {
  const year = /(?<=[:-]\s?)(?:19|20)\d\d(?!\d)/.exec(norm)?.[0]
  return year === undefined ? undefined : Number(year)
}

/** Whether a cited norm is one of the fact's. `DIN 4102` is DIN 4102-1. */
export function citesNormOf(fact: Fact, cited: string): boolean {
  return normsCited(fact, cited).length > 0
}

function normsCited({ norms }: Fact, cited: string): Norm[] {
  const number = numberOf(cited)
  const exact = norms.filter(({ name }) => numberOf(name) === number)
  return exact.length > 0 ? exact : norms.filter(({ name }) => numberOf(name).startsWith(`${number}-`))
}

export interface WithdrawnNorm {
  /** As written. */
  norm: string
  since: number
  replacedBy: string
}

/** Those of the cited norms that were withdrawn, with what took their place. */
export function withdrawnAmong(fact: Fact, cited: readonly string[]): WithdrawnNorm[] {
  return cited.flatMap((norm) => {
    const year = yearOf(norm)
    const all = normsCited(fact, norm)
    const meant = year === undefined ? all : all.filter(({ edition, withdrawn }) => edition === year || (withdrawn !== undefined && all.length === 1)) // prettier-ignore
    const [first] = meant
    const isGone = meant.length > 0 && meant.every(({ withdrawn }) => withdrawn !== undefined)
    return isGone && first?.withdrawn && first.replacedBy
      ? [{ norm, since: first.withdrawn, replacedBy: first.replacedBy }]
      : []
  })
}
