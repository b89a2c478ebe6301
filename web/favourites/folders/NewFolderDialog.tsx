import '../../locales/folders-texts.ts'
import { useTranslation } from 'react-i18next'
import { LONGEST_FOLDER_NAME } from '../../../contract/favourites.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { useCreateFolder } from '../queries.ts'

interface NewFolderDialogProps {
  /** Makes it in this project. */
  projectId: string
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name of a new folder in a project. */
export function NewFolderDialog({ projectId, isOpen, onClose }: NewFolderDialogProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateFolder()
  const keyFor = useKeyFor()
  const form = useForm({
    begun: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('folders.namePrompt') } : {}),
    send: async ({ name }) => {
      await mutateAsync({ name: name.trim(), sort: 0, projectId, key: keyFor(name) })
      showToast(t('folders.created', { name: name.trim() }))
      onClose()
    },
  })
  const { leave, question } = useLeaving(form)
  const close = () => leave(onClose)
  return (
    <>
      <Dialog
        title={t('folders.create')}
        closeLabel={t('kit.close')}
        width={460}
        isOpen={isOpen}
        isHeld
        hasField
        onClose={close}
      >
        <Form form={form} submitLabel={t('folders.add')} onCancel={close}>
          <TextField
            label={t('folders.name')}
            {...form.field('name')}
            isFirst
            autoComplete="off"
            maxLength={LONGEST_FOLDER_NAME}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
