// This script replaces Google's reCAPTCHA script, and defines window.grecaptcha with render, reset, getResponse,
// execute and ready.
;(() => {
  /**
   * @typedef {'checking' | 'solved' | 'expired' | 'failed'} State
   * @typedef {{ tabindex?: number, size?: 'normal' | 'compact' | 'invisible', callback?: (token: string) => void,
   *   'expired-callback'?: () => void, 'error-callback'?: () => void }} Options
   * @typedef {{ options: Options, box: HTMLInputElement, label: HTMLElement, status: HTMLElement, token: string,
   *   attempt: number, timer: ReturnType<typeof setTimeout> | undefined, state: State | undefined,
   *   prepared: { token: string, at: number } | undefined }} Widget
   */
  const texts = {
    en: {
      label: "I'm not a robot",
      checking: 'Checking…',
      solved: 'Verified',
      expired: 'Expired. Check the box again.',
      failed: 'The service cannot be reached. Try again.',
    },
    es: {
      label: 'No soy un robot',
      checking: 'Comprobando…',
      solved: 'Verificado',
      expired: 'Venció. Marque la casilla otra vez.',
      failed: 'No se puede conectar con el servicio. Inténtelo de nuevo.',
    },
    fr: {
      label: 'Je ne suis pas un robot',
      checking: 'Vérification…',
      solved: 'Vérifié',
      expired: 'Expiré. Cochez de nouveau la case.',
      failed: 'Le service est injoignable. Réessayez.',
    },
    zh: {
      label: '我不是机器人',
      checking: '正在检查…',
      solved: '已验证',
      expired: '已过期。请再次勾选方框。',
      failed: '无法连接服务。请重试。',
    },
  }
  /** The time in milliseconds after which a token expires. Tests can shorten this time. */
  const lifetime = () => Number(Reflect.get(window, 'mywaterCaptchaLifetime') ?? 120_000)
  /**
   * The maximum age in milliseconds of a token that was fetched before the customer ticks the box. The backend accepts
   * a token for two minutes.
   */
  const preparedLifetime = 60_000
  const words = () =>
    Object.entries(texts).find(([tag]) => tag === document.documentElement.lang)?.[1] ?? texts.en
  const style = new CSSStyleSheet()
  // The server replaces `__STYLE__` by the content of captcha.css when it sends this script.
  style.replaceSync('__STYLE__')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  /** @type {Widget[]} */
  const widgets = []

  /** @type {(widget: Widget, state?: State) => void} */
  const say = (widget, state) => {
    widget.state = state
    widget.label.textContent = words().label
    widget.status.textContent = state ? words()[state] : ''
  }
  /** @type {(widget: Widget, state?: State) => void} */
  const clear = (widget, state) => {
    clearTimeout(widget.timer)
    widget.attempt += 1
    widget.token = ''
    widget.box.checked = false
    say(widget, state)
  }
  /** @type {(widget: Widget) => void} */
  const expire = (widget) => {
    clear(widget, 'expired')
    widget.options['expired-callback']?.()
  }
  /** @type {() => Promise<string>} */
  const fetchToken = async () => {
    const response = await fetch('/sandbox/captcha/solve', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw new Error(String(response.status))
    return (await response.json()).token
  }
  /** @type {(widget: Widget, token: string, age: number) => void} */
  const accept = (widget, token, age) => {
    widget.token = token
    say(widget, 'solved')
    widget.timer = setTimeout(() => expire(widget), lifetime() - age)
    widget.options.callback?.(token)
  }
  /**
   * Fetches a token before the customer ticks the box. Therefore the captcha is solved at once when the customer ticks
   * it.
   * @type {(widget: Widget) => Promise<void>}
   */
  const prepare = async (widget) => {
    try {
      widget.prepared = { token: await fetchToken(), at: Date.now() }
    } catch {
      widget.prepared = undefined
    }
  }
  /** @type {(widget: Widget) => Promise<void>} */
  const solve = async (widget) => {
    clear(widget, 'checking')
    const { attempt, prepared } = widget
    widget.box.checked = true
    widget.prepared = undefined
    const age = prepared ? Date.now() - prepared.at : Infinity
    if (prepared && age < preparedLifetime) return accept(widget, prepared.token, age)
    try {
      const token = await fetchToken()
      if (attempt !== widget.attempt) return
      accept(widget, token, 0)
    } catch {
      if (attempt !== widget.attempt) return
      clear(widget, 'failed')
      widget.options['error-callback']?.()
    }
  }

  /** @type {(target: string | HTMLElement, options: Options) => number} */
  const render = (target, options) => {
    const box = document.createElement('input')
    box.type = 'checkbox'
    box.tabIndex = options.tabindex ?? 0
    const label = document.createElement('span')
    const line = document.createElement('label')
    line.append(box, label)
    const status = document.createElement('span')
    status.setAttribute('role', 'status')
    const frame = document.createElement('div')
    frame.className = 'fake-captcha'
    frame.hidden = options.size === 'invisible'
    frame.dataset['size'] = options.size ?? 'normal'
    frame.append(line, status)
    /** @type {Widget} */
    const widget = {
      options,
      box,
      label,
      status,
      token: '',
      attempt: 0,
      timer: undefined,
      state: undefined,
      prepared: undefined,
    }
    void prepare(widget)
    box.addEventListener('change', () => {
      if (box.checked) void solve(widget)
      else if (widget.token) expire(widget)
      else clear(widget)
    })
    say(widget)
    const parent = typeof target === 'string' ? document.getElementById(target) : target
    parent?.append(frame)
    return widgets.push(widget) - 1
  }

  new MutationObserver(() => {
    for (const widget of widgets) say(widget, widget.state)
  }).observe(document.documentElement, { attributeFilter: ['lang'] })

  /** @type {(id: number, act: (widget: Widget) => void) => void} */
  const at = (id, act) => {
    const widget = widgets[id]
    if (widget) act(widget)
  }
  const grecaptcha = {
    /** @param {() => void} callback */
    ready: (callback) => queueMicrotask(callback),
    render,
    reset: (id = 0) => at(id, (widget) => clear(widget)),
    getResponse: (id = 0) => widgets[id]?.token ?? '',
    execute: (id = 0) => at(id, (widget) => void solve(widget)),
  }
  Object.assign(window, { grecaptcha })
})()
