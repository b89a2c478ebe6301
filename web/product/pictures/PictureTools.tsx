import { Tooltip } from '@mantine/core'
import { IconColorPicker, IconScan, IconZoomIn } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { passPicture } from '../../finding/by-picture/pass-picture.ts'
import styles from './PictureTools.module.css'

interface PictureToolsProps {
  picture: string | undefined
  onZoom: () => void
  onPickColor: () => void
  /** The button that picks a colour. */
  pickerRef: Ref<HTMLButtonElement>
}

/** Actions for the picture in view: find similar products, pick one of its colours, enlarge it. */
export function PictureTools({ picture, onZoom, onPickColor, pickerRef }: PictureToolsProps) {
  const { t } = useTranslation()
  if (picture === undefined) return null
  const searchByImage = () => {
    passPicture(picture)
    window.open('/ai', '_blank', 'noopener')
  }
  const tools = [
    { name: t('color.pick'), Icon: IconColorPicker, act: onPickColor, ref: pickerRef },
    { name: t('byPicture.search'), about: t('byPicture.about'), Icon: IconScan, act: searchByImage },
    { name: t('drawer.zoom'), Icon: IconZoomIn, act: onZoom },
  ]
  return (
    <div className={styles['tools']}>
      {tools.map(({ name, about, Icon, act, ref }) => (
        <Tooltip key={name} label={about ? `${name}: ${about}` : name}>
          <button
            ref={ref}
            type="button"
            className={buttons['framed']}
            aria-label={name}
            onClick={act}
            {...(about !== undefined && { 'aria-description': about })}
          >
            <Icon />
          </button>
        </Tooltip>
      ))}
    </div>
  )
}
