import { defineConfig } from 'drizzle-kit';

/** How migrations of the sandbox are written: `npm run db:generate -- --name what_it_adds`. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './sandbox/database/schema.ts',
  out: './sandbox/migrations',
});
