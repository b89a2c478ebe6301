import '../../locales/projects-texts.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_CLIENT_NAME } from '../../../contract/budgets/budget.ts'
import { LONGEST_PROJECT_NAME } from '../../../contract/projects.ts'
import { Form, useLeaving } from '../../forms/Form.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { useChange } from '../../query.ts'
import { useKeyFor } from '../../workspace/new-key.ts'
import { GATHER, projectAddress } from '../project-address.ts'
import { projectCreation } from '../queries.ts'

interface NewProjectProps {
  /** Whether the new project opens with what the member can bring into it. */
  isGathering: boolean
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name and the client of a new project, creates it and opens it; all else is told on its page. */
export function NewProject({ isGathering, isOpen, onClose }: NewProjectProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const keyFor = useKeyFor()
  const { mutateAsync } = useChange(projectCreation, {
    isSilent: true,
    keyOf: (input) => keyFor(JSON.stringify(input)),
    onDone: (id) => {
      onClose()
      void navigate(projectAddress(id) + (isGathering ? GATHER : ''))
    },
  })
  const form = useForm({
    begun: { name: '', clientName: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('projects.namePrompt') } : {}),
    send: ({ name, clientName }) => mutateAsync({ name: name.trim(), clientName: clientName.trim() }),
  })
  const { leave, question } = useLeaving(form)
  const close = () => leave(onClose)
  return (
    <>
      <Dialog
        title={t('projects.create')}
        closeLabel={t('kit.close')}
        width={460}
        isOpen={isOpen}
        isHeld
        hasField
        onClose={close}
      >
        <Form form={form} submitLabel={t('projects.make')} onCancel={close}>
          <TextField
            label={t('projects.name')}
            {...form.field('name')}
            isFirst
            autoComplete="off"
            maxLength={LONGEST_PROJECT_NAME}
          />
          <TextField
            label={t('projects.client')}
            {...form.field('clientName')}
            autoComplete="off"
            maxLength={LONGEST_CLIENT_NAME}
          />
        </Form>
      </Dialog>
      {question}
    </>
  )
}
