/** Words that negate a comparison: "not over", 不得超过. */
export const NOT = String.raw`(?:\b(?:not|no|never|nothing|cannot|[a-z]+n['’]t)\s+(?:(?:be|to|to be|go|cost|priced)\s+)?|(?:不|勿|(?<![特级类区分个性识])别)(?:得|能|可以?|应该?|宜|要|会|许|准|该)?\s*)`

const BEFORE = new RegExp(
  [
    String.raw`(?:\b(?:not|no|non|never|nothing|cannot|without|except(?: for)?|excluding|exclude|besides|other than|apart from|rather than|instead of|outside(?: of)?|any(?:thing|where) but|don['’]?t (?:need|want)|avoid)|n['’]t)[\s-]+(?:(?:be|being|come|coming|longer|anywhere|is|are|it|necessarily|currently|yet|now|immediately|readily|a|an|any|the|to|from|of|in|made|produced|manufactured|imported|need|want|have|anything|products?)\s+)*`,
    String.raw`\b(?:not|never|except|excluding|other than|n['’]t)\s+(?:things?\s+)?(?:from|made in|produced in|manufactured in|imported from)\s+(?:the\s+)?(?:\p{L}+\s*(?:,|\/|\b(?:or|nor|and)\b)\s*)+`,
    String.raw`\b(?:unsuitable|unfit|inappropriate|forbidden|prohibited|banned)\s+`,
    String.raw`\b(?:not|unsuitable|unfit)\s+(?:suitable\s+|fit\s+|meant\s+)?(?:for|in|on)\s+(?:the\s+)?(?:\p{L}+\s+){1,2}(?:or|nor)\s+(?:for\s+|in\s+|on\s+)?(?:the\s+)?`,
    String.raw`(?:禁止|禁用于?|严禁|不耐|不宜|不适[合用宜]?)[于在]?(?:\p{sc=Han}{2,4}[和与或、及])?(?:在|用于|使用于)?`,
    String.raw`(?:不|没有?|未|无|非|勿|(?<![特级类区分个性识])别|免|除了?|排除|避免|拒绝)(?:必|需|用|须|要|是|想|能|可|得|应|会|该|限|在|一定|有|任何|来自|产自|产地|原产地?|原装|为|[\s:])*`,
  ]
    .map((form) => `(?:${form})$`)
    .join('|'),
  'u',
)

const AFTER = new RegExp(
  [
    String.raw`^\s*(?:[:=?(-]\s*)(?:no|not|none|false|never|否|无|没有?|不|0)(?![\p{L}\p{N}])`,
    String.raw`^\s+(?:no|not|excluded|excepted)\s*$`,
    String.raw`^\s+(?:is |are )?(?:not|isn['’]t|aren['’]t) (?:required|needed|necessary|wanted|important|available|ok|okay|possible)(?![a-z])`,
    String.raw`^的?都?(?:不(?!锈|透|规|燃|褪|反|易|同|对)|没|无所谓|除外|以外|之外|禁[用止]|严禁|外(?!墙|立|部|观|用|卖)|免(?!漆|胶|钉|费))`,
    String.raw`^\s+的?都?(?:不要|不行|不考虑|不需要|不用|没有|没了|除外|以外|之外|否|无)(?=$|[\s\p{P}])`,
  ].join('|'),
  'u',
)

/** Whether the words around a stretch negate it. */
export function isDenied(plain: string, { from, to }: { from: number; to: number }): boolean {
  const before = plain.slice(0, from)
  // "Not from Italy, from Sweden": a comma ends the negation.
  const isAnew = /[,;]\s*$/u.test(before) && /^(?:from|made|produced|imported)\b/u.test(plain.slice(from))
  return (!isAnew && BEFORE.test(before)) || AFTER.test(plain.slice(to))
}
