import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { entryNameOf, nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useDictionaries } from '../../catalogue/queries.ts'
import styles from './documents.module.css'
import { fileSizeText } from './file-size.ts'

export function Downloads({ files }: { files: ProductDetail['files'] }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const findEntry = useDictionaries()
  if (files.length === 0) return <p className={styles['none']}>{t('drawer.noDownloads')}</p>
  return (
    <ul>
      {files.map((file) => {
        const { id, kind, url, size } = file
        const name = nameOf(isChinese, file)
        const entry = findEntry('product_related_download', kind)
        return (
          <li key={id} className={styles['line']}>
            <div className={styles['words']}>
              <p>{name}</p>
              <p className={styles['meta']}>
                {[entry && entryNameOf(isChinese, entry), fileSizeText(size, i18n.language)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <a className={styles['download']} href={url} target="_blank" rel="noreferrer noopener">
              <IconDownload />
              {t('drawer.download')}
              <span className="visually-hidden"> {name}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
