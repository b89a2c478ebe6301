import { Tooltip } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../ui/page-unit.ts'
import { colorWord, textureWord } from './likeness-words.ts'
import styles from './Results.module.css'

interface LikenessProps {
  /** 0..1. */
  texture: number
  /** ΔE00; null where one has no colour. */
  deltaE: number | null
}

const WIDTH = 280

/** Why a product is here, in figures; what they mean is said at a press, or where the pointer rests on them. */
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
        // It says more than the figures do: whoever goes from landmark to landmark shall pass it.
        portalProps={{ target: 'main' }}
      >
        {/* Not a stop of its own beside every card: by keys the same is read under "What the words mean". */}
        <button type="button" tabIndex={-1}>
          {t(deltaE === null ? 'imageSearch.textureOnly' : 'imageSearch.likeness', figures)}
        </button>
      </Tooltip>
    </p>
  )
}
