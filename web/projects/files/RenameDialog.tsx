import { useTranslation } from 'react-i18next'
import { LONGEST_FILE_NAME, partsOfFileName } from '../../../contract/file-names.ts'
import type { ProjectFile } from '../../../contract/project-files.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useChange } from '../../query.ts'
import { fileRenaming } from './queries.ts'

/** The name of a file without its ending, which stays. */
export function RenameDialog({ file, onClose }: { file: ProjectFile; onClose: () => void }) {
  const { t } = useTranslation()
  const { name, ending } = partsOfFileName(file.name)
  const { mutateAsync } = useChange(fileRenaming, { isSilent: true, onDone: onClose })
  const form = useForm({
    begun: { name },
    check: (values) => (values.name.trim() === '' ? { name: t('projectFiles.namePrompt') } : {}),
    send: (values) => mutateAsync({ id: file.id, name: values.name }),
  })
  const { leave, question } = useLeaving(form)
  return (
    <>
      <Dialog
        title={t('projectFiles.renameTitle')}
        closeLabel={t('kit.close')}
        width={460}
        isOpen
        isHeld
        hasField
        onClose={() => leave(onClose)}
      >
        <Form form={form} onCancel={() => leave(onClose)}>
          <TextField
            label={t('projectFiles.name')}
            isFirst
            maxLength={LONGEST_FILE_NAME - 9}
            {...(ending !== '' && { note: t('projectFiles.ending', { ending }) })}
            {...form.field('name')}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
