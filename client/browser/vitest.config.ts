import { defineConfig } from "vitest/config";

/** Browser tests need a server that runs, so they are not among the unit tests; traces only mean something on a quiet machine. */
const asked = process.argv.some((word) => word.includes("trace"));
export default defineConfig({
  test: {
    include: ["browser/**/*.test.ts"],
    exclude: asked ? [] : ["browser/trace.test.ts"],
    fileParallelism: false,
  },
});
