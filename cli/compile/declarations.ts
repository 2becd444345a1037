import type { ESTree, VisitorObject } from 'rolldown/utils';

/** What a name stands for; null where a module does not say: it is a parameter, imported, or set again. */
type Value = ESTree.Node | null;

type Scope = { start: number; end: number; values: Map<string, Value> };

export type Declarations = {
  /** Notes the declarations of the module that is visited. */
  visitor: VisitorObject;
  /** @returns the node, or what the constant or function that it names is in the end; else null. */
  meantBy(node: ESTree.Node): Value;
  /** Whether the module itself declares a constant or function of this name. */
  declares(name: string): boolean;
};

/** Follows the names of one module to what they stand for, each in the innermost place that declares it. */
export function declarations(): Declarations {
  const scopes: Scope[] = [];
  const open = ({ start, end }: ESTree.Node): void =>
    void scopes.push({ start, end, values: new Map() });
  const scopesAround = ({ start, end }: ESTree.Node): Scope[] =>
    scopes.filter((scope) => scope.start <= start && scope.end >= end);
  const declare = (at: ESTree.Node, name: string, value: Value): void =>
    void scopesAround(at).at(-1)?.values.set(name, value);
  const openFunction = (node: ESTree.Function | ESTree.ArrowFunctionExpression): void => {
    if (node.type === 'FunctionDeclaration' && node.id) declare(node, node.id.name, node);
    open(node);
    for (const name of node.params.flatMap(namesIn)) scopes.at(-1)?.values.set(name, null);
  };
  const meantBy = (node: ESTree.Node): Value => {
    switch (node.type) {
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return meantBy(node.expression);
      case 'Identifier': {
        const value = scopesAround(node).findLast(({ values }) => values.has(node.name));
        const meant = value?.values.get(node.name);
        return meant ? meantBy(meant) : null;
      }
      default:
        return node;
    }
  };
  return {
    meantBy,
    declares: (name) => scopes[0]?.values.has(name) === true,
    visitor: {
      Program: open,
      BlockStatement: open,
      ForStatement: open,
      ForInStatement: open,
      ForOfStatement: open,
      FunctionDeclaration: openFunction,
      FunctionExpression: openFunction,
      ArrowFunctionExpression: openFunction,
      VariableDeclaration({ kind, declarations: declared }) {
        for (const { id, init } of declared) {
          const value = kind === 'const' && id.type === 'Identifier' ? init : null;
          for (const name of namesIn(id)) declare(id, name, value);
        }
      },
    },
  };
}

/** @returns the names that a pattern declares. */
function namesIn(pattern: ESTree.ParamPattern | ESTree.BindingRestElement | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) =>
        namesIn(one.type === 'Property' ? one.value : one),
      );
    default:
      return [];
  }
}
