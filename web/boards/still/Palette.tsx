import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hint } from '../../kit/hint/hint.ts'
import { ALL_BOARDS, BOARDS, writeBoardsAddress } from '../board-address.ts'
import type { BoardColor } from '../board-colors.ts'
import { Swatch, SWATCHES } from '../Swatch.tsx'

/** A board's colours, one for each material with its number in the legend; each a link to boards with that colour. */
export function Palette({ colors }: { colors: readonly BoardColor[] }) {
  const { t } = useTranslation()
  if (colors.length === 0) return null
  return (
    <section aria-labelledby="still-palette">
      <h2 id="still-palette" className="mb-10 text-meta font-regular text-second">
        {t('boards.paletteOf')}
      </h2>
      <ul className={SWATCHES}>
        {colors.map(({ color, material }) => {
          const whose = material ? `${material.number} · ${material.name}` : null
          return (
            <li key={material ? material.number : color}>
              <Link
                className="block rounded-sm"
                to={BOARDS + writeBoardsAddress({ ...ALL_BOARDS, colorHex: color })}
                aria-label={
                  material ? t('boards.findColorOf', { ...material, color }) : t('boards.findColor', { color })
                }
                {...hint(whose ?? t('boards.findColor', { color }))}
              >
                <Swatch color={color} number={material?.number} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
