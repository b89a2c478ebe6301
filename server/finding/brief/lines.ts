/** A stretch of the brief, `[start, end)` in UTF-16 units. */
export interface Span {
  start: number
  end: number
}

/** The lines under one heading. */
export interface Section {
  heading: Span
}

/** A line of a brief, without the marks before it. */
export interface BriefLine extends Span {
  /** It stands in a list, or after a heading of its own. */
  isItem: boolean
  /** What stands before its colon: "Lobby" of "Lobby: pale terrazzo". */
  heading: Span | undefined
  section: Section | undefined
  sentences: Span[]
}

interface RawLine extends Span {
  indent: number
  /** What its kind of mark is, such as `number`; empty without one. */
  mark: string
  /** An empty line stands before it. */
  isApart: boolean
}

const LINES = /[^\r\n\u{2028}\u{2029}]*(?:\r\n|[\r\n\u{2028}\u{2029}]|$)/gu
const QUOTED = /^(?:\s*>)+/u
const SIGN = /^(?:[-–—*•·●○▪◦‣□☐☑✓✔|]|#{1,6})\s*(?!\d)/u
const NUMBER =
  /^(?:[（(]?(?:\d{1,2}|[a-z])[).](?=\s)|[（(]?(?:\d{1,2}|[一二三四五六七八九十]{1,3})[）)、.．](?!\d)|[①-⑳])\s*/iu

/** The number of an item within a line. */
const NTH = /^\s*(?:[（(]?\d{1,2}[）)、．](?!\d)|[①-⑳]|第[一二三四五六七八九十]{1,3}[，、：])\s*/u

/** Lines that ask for nothing: who wrote and of which project, greetings, and all that follows the closing words. */
const OF_MAIL =
  /^(?:(?:from|to|cc|bcc|sent|date|subject|project|client|job|location|address|发件人|收件人|抄送|主题|日期|时间|发送时间|项目|客户|地点|地址)(?:名称)?\s*[:：]|on\b.*\bwrote:$|-{2,}\s*$)/iu
const GREETING =
  /^(?:(?:hi|hello|hey|dear)\b[^,，.!:：]{0,30}(?:[,，.!:：]|$)|(?:您好|你好|大家好|各位好|尊敬的[^，,：:]{0,15})(?:[，,！!：:。]|$))\s*/iu
const CLOSING =
  /^(?:(?:many |kind |best |warm )*(?:thanks|thank you|regards|wishes)|best|cheers|sincerely|yours|谢谢|多谢|此致|敬礼|祝好|顺祝)(?:[\s,，.!！。]|$).{0,25}$/iu
const MOST_OF_SIGNATURE = 60

const HEADED = /^(?<heading>[^:：\t.!?。！？;；]{1,40}?)\s*(?:(?<!\d):(?!\/\/)|:(?![\d/])|：|\t|\s[–—|-]\s)\s*/u
const MOST_OF_TITLE = 30
const CAPITALS = /^[\p{Lu}\s&/()+-]{3,}$/u
/** Wrapped by a mail or a page: the sentence goes on in the next line. */
const LEAST_OF_WRAPPED = 40

/** The lines of a pasted text, without what belongs to mails and lists alone. `namesThing` tells a title from a short line. */
export function linesOf(text: string, namesThing: (span: Span) => boolean): BriefLine[] {
  const raw = joinedLines(text, rawLines(text))
  let section: (Section & { mark: string; indent: number; hasLines: boolean }) | undefined
  return raw.flatMap((line, place): BriefLine[] => {
    if (section && endsSection(line, section)) section = undefined
    const written = text.slice(line.start, line.end)
    const heading = HEADED.exec(written)
    const headed = heading?.groups?.heading ?? ''
    const span = { start: line.start, end: line.start + headed.length }
    const isTitle = heading
      ? heading[0].length === written.length
      : isTitleOf(written, line, raw[place + 1]) || (isTitleOfBlock(written, line, raw[place + 1]) && !namesThing(line))
    if (isTitle) {
      section = { heading: heading ? span : line, mark: line.mark, indent: line.indent, hasLines: false }
      return []
    }
    if (section) section.hasLines = true
    const start = line.start + (heading?.[0].length ?? 0)
    return [
      {
        start: line.start,
        end: line.end,
        isItem: line.mark !== '' || heading !== null,
        heading: heading ? span : undefined,
        section,
        sentences: sentencesOf(text, { start, end: line.end }),
      },
    ]
  })
}

function endsSection(line: RawLine, { mark, indent, hasLines }: { mark: string; indent: number; hasLines: boolean }) {
  if (line.mark === '') return line.isApart && hasLines
  return line.mark === mark && line.indent <= indent
}

/** "Lobby" over a list, "LOBBY" over anything, or "2. Lobby" over a list of another kind or deeper. */
function isTitleOf(written: string, line: RawLine, next: RawLine | undefined): boolean {
  if (line.mark.startsWith('#') || (line.mark === '' && CAPITALS.test(written) && next)) return true
  if (written.length > MOST_OF_TITLE || /[\p{N},，、。.]/u.test(written) || !next || next.mark === '') return false
  return !(next.isApart && line.mark !== '') && (next.mark !== line.mark || next.indent > line.indent)
}

/** "Lobby" over lines without marks; a thing there is a line like the others. */
function isTitleOfBlock(written: string, line: RawLine, next: RawLine | undefined): boolean {
  const isAlone = !line.isApart || line.mark !== '' || !next || next.isApart || next.mark !== ''
  return !isAlone && written.length <= MOST_OF_TITLE && !/[\p{N},，、。.!?]/u.test(written)
}

function rawLines(text: string): RawLine[] {
  let isApart = true
  let isSignature = false
  return [...text.matchAll(LINES)].flatMap(({ 0: whole, index }): RawLine[] => {
    const quoted = QUOTED.exec(whole)?.[0].length ?? 0
    const indent = whole.slice(quoted).search(/\S/u)
    const isFirst = isApart
    isApart = indent < 0
    if (indent < 0) return []
    const begun = whole.slice(quoted + indent).trimEnd()
    const [sign] = SIGN.exec(begun) ?? []
    const [number] = NUMBER.exec(begun) ?? []
    const marked = (sign ?? number ?? '').length
    const greeted = GREETING.exec(begun)?.[0].length ?? 0
    const written = begun.slice(marked || greeted)
    if (sign !== undefined || number !== undefined || HEADED.test(written) || begun.length > MOST_OF_SIGNATURE)
      isSignature = false
    if (CLOSING.test(begun)) isSignature = true
    if (isSignature || OF_MAIL.test(begun) || written === '') return []
    const start = index + quoted + indent + (marked || greeted)
    const mark = number === undefined ? (sign ?? '').trim() : 'number'
    return [{ start, end: start + written.length, indent, mark, isApart: isFirst }]
  })
}

function joinedLines(text: string, lines: readonly RawLine[]): RawLine[] {
  return lines.reduce<RawLine[]>((joined, line) => {
    const before = joined.at(-1)
    const isMore = before && line.mark === '' && !line.isApart && /^\p{Ll}/u.test(text.slice(line.start, line.end))
    const isWrapped =
      isMore && before.end - before.start >= LEAST_OF_WRAPPED && !/[.!?:;]$/u.test(text.slice(0, before.end))
    if (isWrapped) joined[joined.length - 1] = { ...before, end: line.end }
    else joined.push(line)
    return joined
  }, [])
}

/** A longer one is cut at a comma, or anywhere: reading takes longer than its length says. */
const LONGEST_SENTENCE = 300

const SENTENCES = /(?:[.!?]+(?=\s|$)|[。！？；;]+)\s*/gu
const SHORTENED =
  /(?:^|[\s(])(?:approx|e\.g|i\.e|etc|min|max|ca|no|incl|excl|thk|thick|dia|sq|vs|ft|in|mr|mrs|ms|dr|ltd|co)$/iu

/** The sentences of a line; "min. 20 mm" ends none. */
function sentencesOf(text: string, line: Span): Span[] {
  const written = text.slice(line.start, line.end)
  const ends = [...written.matchAll(SENTENCES)].filter(
    ({ 0: sign, index }) => !sign.startsWith('.') || !SHORTENED.test(written.slice(Math.max(0, index - 8), index)),
  )
  const stops = [
    ...ends.map(({ 0: sign, index }) => ({ end: index, next: index + sign.length })),
    {
      end: written.length,
      next: written.length,
    },
  ]
  let start = 0
  return stops.flatMap(({ end, next }) => {
    const [mark = ''] = NTH.exec(written.slice(start, end)) ?? []
    const span = { start: line.start + start + mark.length, end: line.start + end }
    start = next
    return shortened(text, span)
  })
}

function shortened(text: string, { start, end }: Span): Span[] {
  if (start >= end) return []
  if (end - start <= LONGEST_SENTENCE) return [{ start, end }]
  const most = text.slice(start, start + LONGEST_SENTENCE)
  const comma = Math.max(...[',', '，', '、', ' '].map((sign) => most.lastIndexOf(sign)))
  const whole = most.isWellFormed() ? LONGEST_SENTENCE : LONGEST_SENTENCE - 1
  const length = comma > 0 ? comma + 1 : whole
  return [{ start, end: start + length }, ...shortened(text, { start: start + length, end })]
}
