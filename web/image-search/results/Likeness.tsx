import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { colorWord, textureWord } from './likeness-words.ts'
import styles from './Results.module.css'

interface LikenessProps {
  /** 0..1. */
  texture: number
  /** ΔE00; null where one has no colour. */
  deltaE: number | null
}

const WIDTH = 280

/** A product's similarity in figures; a press or the pointer explains them. */
export function Likeness({ texture, deltaE }: LikenessProps) {
  const { t } = useTranslation()
  const { u } = usePageUnit()
  const figures = { texture: texture.toFixed(2), deltaE: deltaE?.toFixed(1) ?? '' }
  const words = {
    texture: t('imageSearch.textureTold', {
      texture: figures.texture,
      word: t(`imageSearch.textures.${textureWord(texture)}`),
    }),
    color:
      deltaE !== null &&
      t('imageSearch.colorTold', { deltaE: figures.deltaE, word: t(`imageSearch.colors.${colorWord(deltaE)}`) }),
  }
  const meaning = (
    <>
      {words.texture}
      {words.color !== false && (
        <>
          <br />
          {words.color}
        </>
      )}
    </>
  )
  return (
    <p className={styles['likeness']}>
      <Tooltip
        label={meaning}
        multiline
        maw={WIDTH * u}
        events={{ hover: true, focus: true, touch: true }}
        // Has more text than the figures; not a landmark, so that screen readers can skip it.
        portalProps={{ target: 'main' }}
      >
        {/* No tab stop beside every card: the same text stands under "What the words mean". */}
        <button type="button" tabIndex={-1}>
          {t(deltaE === null ? 'imageSearch.textureOnly' : 'imageSearch.likeness', figures)}
        </button>
      </Tooltip>
    </p>
  )
}
