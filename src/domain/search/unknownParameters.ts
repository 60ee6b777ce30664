/** Written into links by advertising, statistics and mail services. */
const tracking =
  /^(?:utm_[\w-]+|_openstat|openstat_[\w-]+|gclid|gclsrc|gad_[\w-]+|dclid|gbraid|wbraid|_gl|yclid|ysclid|ymclid|etext|fbclid|msclkid|ttclid|twclid|igshid|vkclid|rb_clickid|mc_[ce]id|_ym_[\w-]+|roistat[\w-]*|calltouch_[\w-]+|cm_id|erid)$/;

/** Returns the parameters of a request that nothing reads: a mistyped filter would find everything. Those that services add to links are let through. */
export function unknownParameters(query: URLSearchParams, known: ReadonlySet<string>): readonly string[] {
  return [...new Set(query.keys())].filter((name) => !known.has(name) && !tracking.test(name));
}
