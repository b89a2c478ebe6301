import { Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bands } from '../../../contract/image-search.ts'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './WordsExplained.module.css'

const WIDTH = 420
const MARGIN = 32

/** Explains the words beside the results: the bands, and both figures of a card. */
export function WordsExplained() {
  const { t } = useTranslation()
  const { u } = usePageUnit()
  return (
    <Popover
      position="bottom-end"
      width={`min(${WIDTH * u}px, 100vw - ${MARGIN * u}px)`}
      withRoles
      trapFocus
      returnFocus
      closeOnEscape
      shadow="md"
    >
      <Popover.Target>
        <button type="button" className={styles['button']}>
          <IconInfoCircle aria-hidden />
          {t('imageSearch.explain')}
        </button>
      </Popover.Target>
      <Popover.Dropdown
        className={styles['words'] ?? ''}
        aria-label={t('imageSearch.explain')}
        tabIndex={-1}
        data-autofocus
      >
        <dl>
          {bands.map((band) => (
            <div key={band}>
              <dt>{t(`imageSearch.bands.${band}`)}</dt>
              <dd>{t(`imageSearch.bandsExplained.${band}`)}</dd>
            </div>
          ))}
          <div>
            <dt>{t('imageSearch.textureName')}</dt>
            <dd>{t('imageSearch.textureExplained')}</dd>
          </div>
          <div>
            <dt>{t('imageSearch.deltaEName')}</dt>
            <dd>{t('imageSearch.deltaEExplained')}</dd>
          </div>
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
