/** The logo: a perimeter block seen from above, with an arch into its courtyard. Decorative, in the text colour. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M3 2h15.5A10.5 10.5 0 0 1 29 12.5V30h-9.6v-3.4a3.4 3.4 0 0 0-6.8 0V30H3a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Zm6.5 7.5v9.6a8.6 8.6 0 0 1 12 0v-5.6a4 4 0 0 0-4-4Z"
      />
    </svg>
  );
}
