import type { SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { nameIn } from '../../../../contract/boards/layout/words.ts'
import type { Language } from '../../../../contract/problem.ts'
import { certificatesOf } from '../said.ts'
import { wordsIn } from '../words.ts'
import { number, text } from './columns.ts'
import type { Column } from './columns.ts'

/** What of the catalogue stands beside what is shared, as it is today. */
interface Standing {
  now?: SharedFolderItem['now']
}

export function standingColumns(language: Language): Column<Standing>[] {
  const words = wordsIn(language)
  return [
    number(words.stock, ({ now }) => now?.stock),
    text(words.onSale, ({ now }) => now?.status && words[now.status === 'on_sale' ? 'yes' : 'no']),
    text(words.certificates, ({ now }) => now?.certificates && certificatesOf(now, language).join(words.between)),
    text(words.documents, ({ now }) =>
      now?.documents?.map((each) => `${nameIn(language, each)} ${each.url}`).join(words.between),
    ),
  ]
}
