import { useTranslation } from 'react-i18next'
import { ImageIndex } from '../imports/ImageIndex.tsx'
import { ImportsView } from '../imports/ImportsView.tsx'
import { OpenUploads } from '../imports/screen/OpenUploads.tsx'
import { UploadPlace } from '../imports/screen/UploadPlace.tsx'
import { Permitted } from '../members/Permitted.tsx'
import { DemonstrationPanel } from '../operator/demonstration/DemonstrationPanel.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/import: all imports, and how many pictures the search has indexed. */
export function ImportsPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('operator.imports')} hint={t('operator.importsHint')}>
      <Permitted permission="import:run">
        <UploadPlace />
        <OpenUploads />
      </Permitted>
      <ImportsView />
      <ImageIndex />
      <Permitted permission="demonstration:remove">
        <DemonstrationPanel />
      </Permitted>
    </OperatorFrame>
  )
}
