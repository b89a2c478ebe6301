import { NOT } from './negation.ts'

/** Words before an amount that need not be met exactly, and behind it. */
export const ABOUT = String.raw`(?:about|around|(?:somewhere )?near|in the region of|approx(?:imately)?\.?|ca\.?|circa|roughly|[~≈±]|大?约|大概)`
export const ABOUT_AFTER = '(?:左右|上下|出头|or so(?![a-z]))'

const LOWER = String.raw`(?:under|below|(?:less|lower|fewer|cheaper|thinner|smaller) than|低于|少于|小于|薄于)`
const HIGHER = String.raw`(?:over|above|exceed(?:s|ing)?|(?:more|higher|greater|thicker|dearer|larger|bigger|more expensive) than|高于|多于|大于|超过|超出|厚于|贵于)`
/** Never the second word of a negation: "not under" says the opposite of "under". */
const NOT_DENIED = `(?<!${NOT})`

/** Words before an upper limit: "under", "not over", 不大于. */
export const AT_MOST = String.raw`(?:${NOT}${HIGHER}|${NOT_DENIED}${LOWER}|up to|at most|max(?:imum)?\.?|<=?|≤|不到|不足|最多|最高|至多|顶多)`
/** Words before a lower limit: "over", "not under", 不小于. */
export const AT_LEAST = String.raw`(?:${NOT}${LOWER}|${NOT_DENIED}${HIGHER}|at least|min(?:imum)?\.?|>=?|≥|至少|起码|最低|最少)`
