import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>
type Context = Parameters<Rule['create']>[0]
type Visitor = ReturnType<Rule['create']>
type Parent = Parameters<NonNullable<Visitor['JSXElement' | 'JSXFragment']>>[0]
type Child = Parent['children'][number]
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression']

/** React does not render a line break with its indentation. */
const rendered = ({ children }: Parent): readonly Child[] =>
  children.filter(
    (child) =>
      !(child.type === 'JSXText' && /^\s*\n\s*$/.test(child.value)) &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  )

const isConstant = (child: Child): boolean =>
  child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal')

const isHtml = (node: Child | Parent, tag: RegExp): boolean =>
  node.type === 'JSXElement' &&
  node.openingElement.name.type === 'JSXIdentifier' &&
  tag.test(node.openingElement.name.name)

const isFixed = (child: Child): boolean => isConstant(child) || isHtml(child, /^[a-z]/)

/**
 * Chromium hides this text from screen readers, which say the name of the control, only without an element
 * of its own.
 */
const isLabel = (parent: Parent): boolean => isHtml(parent, /^label$/)

/**
 * A translator of a browser replaces text nodes by elements of its own. React then fails if it removes such a text node
 * or inserts something before it, and its changes of such a text node are not seen. So a text beside other children
 * stands in an element of its own, unless everything before it is always there and it is
 * constant or the text of a label. A fragment has no
 * element around it, so it contains no text.
 */
const create = (context: Context): Visitor => {
  const parents: Parent[] = []
  const elementProps = new Set<string>()

  /** Whether a name stands for an element: as a prop of the type `ReactElement`, or as a constant of the component. */
  const isNameOfElement = (name: Extract<Expression, { type: 'Identifier' }>): boolean => {
    let scope: ReturnType<typeof context.sourceCode.getScope>['upper'] = context.sourceCode.getScope(name)
    while (scope !== null) {
      const [definition] = scope.set.get(name.name)?.defs ?? []
      if (definition?.type === 'Parameter') return elementProps.has(name.name)
      if (definition?.node.type === 'VariableDeclarator')
        return definition.node.init !== null && isElement(definition.node.init)
      scope = scope.upper
    }
    return false
  }
  const isElement = (expression: Expression): boolean => {
    const { type } = expression
    if (type === 'Literal') return expression.value === null
    if (type === 'Identifier') return isNameOfElement(expression)
    if (type === 'LogicalExpression') return expression.operator === '&&' && isElement(expression.right)
    if (type === 'ConditionalExpression')
      return isElement(expression.consequent) && isElement(expression.alternate)
    if (type === 'ChainExpression') return isElement(expression.expression)
    if (type === 'CallExpression') return context.sourceCode.getText(expression.callee).endsWith('.map')
    return type === 'JSXElement' || type === 'JSXFragment'
  }
  const check = (parent: Parent): void => {
    const children = rendered(parent)
    children.forEach((child, place) => {
      const isText =
        child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && !isElement(child.expression))
      const isAlone = children.length === 1 && parent.type === 'JSXElement'
      const isSafe =
        parent.type === 'JSXElement' &&
        (isConstant(child) || isLabel(parent)) &&
        children.slice(0, place).every(isFixed)
      if (isText && !isAlone && !isSafe)
        context.report({ node: child, message: 'This text needs an element of its own, such as <span>.' })
    })
  }
  return {
    TSPropertySignature: ({ key, typeAnnotation }) => {
      const type = typeAnnotation ? context.sourceCode.getText(typeAnnotation) : ''
      if (key.type === 'Identifier' && /^: (?:ReactElement|Elements)\b(?!.*ReactNode)/.test(type))
        elementProps.add(key.name)
    },
    JSXElement: (element) => void parents.push(element),
    JSXFragment: (fragment) => void parents.push(fragment),
    'Program:exit': () => parents.forEach(check),
  }
}

export const textInOwnElement: Rule = { create }

export default { meta: { name: 'portal' }, rules: { 'text-in-own-element': textInOwnElement } }
