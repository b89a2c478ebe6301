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

/** A product's similarity in words; a press or the pointer gives the figures. */
export function Likeness({ texture, deltaE }: LikenessProps) {
  const { t } = useTranslation()
  const { u } = usePageUnit()
  const seen = t(`imageSearch.textureSeen.${textureWord(texture)}`)
  const words = {
    texture: t('imageSearch.textureTold', {
      texture: texture.toFixed(2),
      word: t(`imageSearch.textures.${textureWord(texture)}`),
    }),
    color:
      deltaE !== null &&
      t('imageSearch.colorTold', {
        deltaE: deltaE.toFixed(1),
        word: t(`imageSearch.colors.${colorWord(deltaE)}`),
      }),
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
        // Has more text than the words; not a landmark, so that screen readers can skip it.
        portalProps={{ target: 'main' }}
      >
        {/* No tab stop beside every card: the same text stands under "What the words mean". */}
        <button type="button" tabIndex={-1}>
          {deltaE === null
            ? seen
            : t('imageSearch.likeness', { texture: seen, color: t(`imageSearch.colorSeen.${colorWord(deltaE)}`) })}
        </button>
      </Tooltip>
    </p>
  )
}
