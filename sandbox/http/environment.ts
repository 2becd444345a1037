/** What Hono hands to every route: where the request comes from. */
export type SandboxEnv = { Bindings: { address: string } };
