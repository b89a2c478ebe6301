import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ALL_BOARDS, BOARDS, writeBoardsAddress } from '../board-address.ts'
import styles from './Palette.module.css'

/** A board's colours, each a link to boards with that colour. */
export function Palette({ colors }: { colors: readonly string[] }) {
  const { t } = useTranslation()
  if (colors.length === 0) return null
  return (
    <section aria-labelledby="still-palette">
      <h2 id="still-palette" className={styles['title']}>
        {t('boards.paletteOf')}
      </h2>
      <ul className={styles['colors']}>
        {[...new Set(colors)].map((color) => (
          <li key={color}>
            <Link
              to={BOARDS + writeBoardsAddress({ ...ALL_BOARDS, colorHex: color })}
              style={{ backgroundColor: color }}
              aria-label={t('boards.findColor', { color })}
              title={t('boards.findColor', { color })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
