import type { SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { nameIn } from '../../../../contract/display-name.ts'
import { certificateName } from '../shown-texts.ts'
import type { FileTable } from '../shared-file.ts'
import { sharedWordsIn } from '../words.ts'
import { number, text } from './columns.ts'
import type { CsvColumn } from './columns.ts'

/** The catalogue's facts that a link shows beside the shared content, as of today. */
interface Standing {
  now?: SharedFolderItem['now']
}

/** Addresses are absolute, because a file does not know where it came from. */
export function skuTodayColumns({
  language,
  publicUrl,
}: Pick<FileTable, 'language' | 'publicUrl'>): CsvColumn<Standing>[] {
  const words = sharedWordsIn(language)
  const at = (name: string, url: string | null | undefined) => (url ? `${name} ${new URL(url, publicUrl).href}` : name)
  return [
    number(words.stock, ({ now }) => now?.stock),
    text(words.onSale, ({ now }) => now?.status && words[now.status === 'on_sale' ? 'yes' : 'no']),
    text(words.certificates, ({ now }) =>
      now?.certificates?.map((each) => at(certificateName(each, language), each.url)).join(words.between),
    ),
    text(words.documents, ({ now }) =>
      now?.documents?.map((each) => at(nameIn(language, each), each.url)).join(words.between),
    ),
  ]
}
