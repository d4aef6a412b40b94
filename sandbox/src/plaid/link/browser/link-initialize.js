/** Link's API for the page that loads it: Plaid.create(...) returns open, exit, submit and destroy. */
;(() => {
  const home = new URL(document.currentScript.src).origin

  const STYLE = {
    border: '0',
    colorScheme: 'light dark',
    height: '100%',
    inset: '0',
    position: 'fixed',
    width: '100%',
    zIndex: '2147483647',
    background: 'Canvas',
  }

  const EVENTS = { credentials: 'SUBMIT_CREDENTIALS', mfa: 'SUBMIT_MFA', institution: 'SELECT_INSTITUTION' }

  const ERROR_TYPES = {
    INVALID_LINK_TOKEN: 'INVALID_INPUT',
    INSTITUTION_DOWN: 'INSTITUTION_ERROR',
    INSTITUTION_NOT_RESPONDING: 'INSTITUTION_ERROR',
    OAUTH_STATE_INVALID: 'OAUTH_ERROR',
  }

  const create = ({ token, receivedRedirectUri, onSuccess, onExit, onEvent, onLoad }) => {
    const link_session_id = crypto.randomUUID()
    let frame
    let before
    let institution = null

    const emit = (name, metadata = {}) =>
      onEvent?.(name, {
        link_session_id,
        timestamp: new Date().toISOString(),
        institution_id: institution,
        ...metadata,
      })

    const close = () => {
      if (!frame) return
      window.removeEventListener('message', hear)
      frame.remove()
      frame = undefined
      before?.focus?.()
    }

    const finish = (outcome) => {
      close()
      if (outcome.type === 'success') {
        emit('HANDOFF')
        const { public_token, accounts } = outcome
        const [account] = accounts
        onSuccess(public_token, {
          institution: outcome.institution,
          accounts,
          account: account ?? null,
          account_id: account?.id ?? null,
          public_token,
          link_session_id,
          transfer_status: null,
        })
        return
      }
      const error = outcome.error && {
        error_type: ERROR_TYPES[outcome.error.code] ?? 'ITEM_ERROR',
        error_code: outcome.error.code,
        error_message: outcome.error.message,
        display_message: outcome.error.message,
      }
      if (error) emit('ERROR', error)
      emit('EXIT', { exit_status: outcome.status })
      onExit?.(error, {
        institution: institution && { institution_id: institution },
        status: outcome.status,
        link_session_id,
        request_id: '',
      })
    }

    const hear = ({ source, origin, data }) => {
      if (!frame || source !== frame.contentWindow || origin !== home || data?.from !== 'sandbox-link') return
      if (data.event === 'view') emit('TRANSITION_VIEW', { view_name: data.view.toUpperCase() })
      if (data.event === 'oauth') emit('OPEN_OAUTH')
      if (data.event === 'submit') {
        if (data.institution_id) institution = data.institution_id
        if (EVENTS[data.action]) emit(EVENTS[data.action])
      }
      if (data.event === 'done') finish(data.outcome)
    }

    const open = () => {
      if (frame) return
      before = document.activeElement
      frame = document.createElement('iframe')
      frame.title = 'Link your bank (sandbox)'
      Object.assign(frame.style, STYLE)
      const address = new URL('/link', home)
      address.searchParams.set('token', token ?? '')
      address.searchParams.set('origin', location.origin)
      if (receivedRedirectUri) address.searchParams.set('returned_to', receivedRedirectUri)
      frame.src = address.href
      window.addEventListener('message', hear)
      document.body.append(frame)
      frame.focus()
      emit('OPEN')
    }

    queueMicrotask(() => onLoad?.())
    return {
      open,
      exit: () => {
        if (frame) finish({ type: 'exit', error: null, status: 'requires_credentials' })
      },
      submit: () => {},
      destroy: close,
    }
  }

  window.Plaid = { create }
})()
