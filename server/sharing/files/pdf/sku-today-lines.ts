import { nameIn } from '../../../../contract/display-name.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { SharedFolderItem, SharedLine } from '../../../../contract/sharing/views.ts'
import { shownCertificates } from '../shown-texts.ts'
import { sharedWordsIn } from '../words.ts'

type Standing = NonNullable<SharedLine['now']> | NonNullable<SharedFolderItem['now']>

/** The certificates and documents of a material. */
export function skuTodayLines(now: Standing, language: Language): string[] {
  const words = sharedWordsIn(language)
  const named = (heading: string, names: readonly string[]) =>
    names.length === 0 ? '' : `${heading}: ${names.join(words.between)}`
  return [
    named(words.certificates, shownCertificates(now, language)),
    named(
      words.documents,
      (now.documents ?? []).map((document) => nameIn(language, document)),
    ),
  ]
}

/** Remarks that matter before a material is ordered. */
export function supplyRemarksOf(now: Standing, language: Language): string[] {
  const words = sharedWordsIn(language)
  const isExpired = now.certificates?.some(({ isExpired: one }) => one) ?? false
  return [now.status === 'withdrawn' ? words.withdrawn : '', isExpired ? words.expired : '']
}
