import { useTranslation } from 'react-i18next'
import { WorkPlaces } from '../../workspace/WorkPlaces.tsx'
import { FOLDERS, SHARED_FOLDERS } from '../folder-address.ts'

/** Switches between one's own folders and others'. */
export function FolderPlaces({ isShared }: { isShared: boolean }) {
  const { t } = useTranslation()
  return (
    <WorkPlaces
      label={t('folders.which')}
      places={[
        { to: FOLDERS, name: t('folders.mine'), isHere: !isShared },
        { to: SHARED_FOLDERS, name: t('folders.shared'), isHere: isShared },
      ]}
    />
  )
}
