import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../kit/files/FileButton.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './PictureChoice.module.css'

/** Accepts any file: what is no picture is refused with a message. */
const ANY_PICTURE = 'image/*'

/** Buttons that bring a picture: from a file, or on a phone from the camera. */
export function PictureWays({ isFirst, onFile }: { isFirst: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const className = isFirst ? undefined : styles['quiet']
  return (
    <div className={styles['ways']}>
      {isPhone && (
        <FileButton
          className={className}
          look="filled"
          label={t(isFirst ? 'imageSearch.camera' : 'imageSearch.cameraAgain')}
          icon={IconCamera}
          accept={ANY_PICTURE}
          isCamera
          onFile={onFile}
        />
      )}
      <FileButton
        className={className}
        look={isPhone ? 'plain' : 'filled'}
        label={t(isFirst ? 'imageSearch.choose' : 'imageSearch.another')}
        icon={IconPhotoUp}
        accept={ANY_PICTURE}
        onFile={onFile}
      />
    </div>
  )
}
