import { useTranslation } from 'react-i18next'
import { ReportedBoards } from '../boards/reports/ReportedBoards.tsx'
import { ImageIndex } from '../imports/ImageIndex.tsx'
import { ImportsView } from '../imports/ImportsView.tsx'
import { OpenUploads } from '../imports/screen/OpenUploads.tsx'
import { UploadPlace } from '../imports/screen/UploadPlace.tsx'
import { Permitted } from '../members/Permitted.tsx'
import { DemonstrationPanel } from '../operator/demonstration/DemonstrationPanel.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** Where the catalogue's staff begin: what was brought into it, how far its pictures can be searched, and which boards were reported. */
export function OperatorPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('operator.imports')} hint={t('operator.importsHint')}>
      <Permitted permission="import:run">
        <UploadPlace />
        <OpenUploads />
      </Permitted>
      <ImportsView />
      <ImageIndex />
      <Permitted permission="board:take-down">
        <ReportedBoards />
      </Permitted>
      <Permitted permission="demonstration:remove">
        <DemonstrationPanel />
      </Permitted>
    </OperatorFrame>
  )
}
