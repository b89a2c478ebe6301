import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { ColorDot } from '../../kit/ColorDot.tsx'
import { useColorAddress } from '../../finding/color/list-by-color.ts'
import { isNear, labText, nearestColorText, nearestUnstated, shareText } from '../../catalogue/facts/measured-color.ts'
import styles from './MeasuredColor.module.css'

/** The picture's colours by their share, the first with its figures, and links to other products with such a colour. */
export function MeasuredColor({ sku: { palette } }: { sku: SkuDetail }) {
  const { t, i18n } = useTranslation()
  const addressOf = useColorAddress()
  const [main] = palette
  if (!main) return null
  return (
    <div className={styles['measured']} title={t('drawer.measuredTitle')}>
      <ul className={styles['palette']}>
        {palette.map(({ hex, share }) => {
          const words = t('drawer.share', { hex, share: shareText(share, i18n.language) })
          return (
            <li key={hex} style={{ flexGrow: share, background: hex }} title={words}>
              <span className="visually-hidden">{words}</span>
            </li>
          )
        })}
      </ul>
      <span className="figures">{main.hex}</span>
      <span className={styles['lab']}>{labText(main.lab, i18n.language)}</span>
      <Link className={styles['find']} to={addressOf(main.hex)}>
        {t('drawer.findColor')}
      </Link>
    </div>
  )
}

/** For each colour system that the maker states nothing of: the entry nearest to the picture, or that none is near. */
export function NearestColors({ sku }: { sku: SkuDetail }) {
  const { t, i18n } = useTranslation()
  return (
    <ul className={styles['nearest']} title={t('drawer.nearestTitle')}>
      {nearestUnstated(sku).map((nearest) => (
        <li key={`${nearest.system} ${nearest.name}`}>
          {isNear(nearest) && <ColorDot hex={nearest.hex} />}
          {isNear(nearest) ? nearestColorText(nearest, i18n.language) : t('drawer.noNear', { system: nearest.system })}
        </li>
      ))}
      <li className={styles['basis']}>{t('drawer.fromPicture')}</li>
    </ul>
  )
}
