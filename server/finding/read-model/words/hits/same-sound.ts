import { QUALITY } from '../texts/fields.ts'
import { hitsOf } from './hits.ts'
import type { Hits } from './hits.ts'
import { readingsOf } from '../spelling/pinyin.ts'
import type { Segment } from '../segments/segment.ts'
import { spanOfBeginning } from '../segments/vocabulary.ts'

/** One character alone sounds like too many others. */
const SHORTEST = 2

/** Hits of other characters with the same sound, which an input method may have offered: 水魔石 for 水磨石. */
export function sameSoundHits({ pinyin }: Segment, run: string): Hits[] {
  const sound = run.length < SHORTEST ? undefined : readingsOf(run).whole[0]?.[0]
  if (!sound) return []
  return hitsOf(pinyin.postings, spanOfBeginning(pinyin, sound), {
    quality: QUALITY.sameSound,
    inDescriptions: false,
    how: 'sound',
    typed: sound,
  })
}
