import { IconPhotoSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useHistory, usePlaceNow } from '../../catalogue/held-place.tsx'
import { isPlainClick } from '../../kit/pointer/plain-click.ts'
import type { CardActionProps } from '../cards/card-actions.ts'
import toggles from '../cards/card-actions.module.css'

/** A link to what looks like a SKU, so that it opens in another tab as well. */
export function FindSimilar({ skuId, name, place, leave }: CardActionProps) {
  const { t } = useTranslation()
  const history = useHistory()
  const address = similarAddress(skuId)
  const placeNow = usePlaceNow()
  const go = () => {
    const { pathname, search } = placeNow()
    // As with links: going to the present address adds no history entry.
    if (pathname + search === address) history.replace(address)
    else history.push(address)
  }
  const word = t('byPicture.findSimilar')
  return (
    <a
      className={toggles[place]}
      tabIndex={place === 'card' ? -1 : undefined}
      href={history.createHref(address)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        if (leave) leave(go)
        else go()
      }}
      aria-label={word}
      title={name === undefined ? word : `${word}: ${name}`}
    >
      <IconPhotoSearch />
      {place === 'product' && t('byPicture.similar')}
      {place === 'menu' && word}
    </a>
  )
}

/** The address of the picture search that begins with a SKU's cover. */
export function similarAddress(skuId: string): string {
  return `/ai?like=${encodeURIComponent(skuId)}`
}
